import { expect, it, vi } from "vitest";
import type { ClientPage } from "../../site/islands/clientData";
import { reportVisit } from "./visit";

vi.mock("web-vitals", () => ({ onCLS: () => {}, onINP: () => {}, onLCP: () => {}, onTTFB: () => {} }));

it("counts a link that was opened by the first or the middle button, not the right one's menu", async () => {
  const sent: Blob[] = [];
  navigator.sendBeacon = (_url, body) => sent.push(body as Blob) > 0;
  document.body.innerHTML = '<a href="/cv.pdf">CV</a>';
  const page = { slug: "a", language: "FR", languages: [] };
  reportVisit({ page: page as unknown as ClientPage, links: { "/cv.pdf": "cv" } });
  const press = (kind: string, button: number) =>
    document.querySelector("a")?.dispatchEvent(new MouseEvent(kind, { button, bubbles: true, cancelable: true }));
  press("click", 0);
  press("auxclick", 1);
  press("auxclick", 2);
  window.dispatchEvent(new Event("pagehide"));
  expect(JSON.parse((await sent[0]?.text()) ?? "")).toMatchObject({ clicks: { cv: 2 } });
});

import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { api } from "../../api/client";
import type { SiteExport } from "./queries";
import { StaticSiteDialog } from "./StaticSiteDialog";

const made = { kind: "static", mailTo: "atelier@elise.example", address: "https://elise.example/site/" } as SiteExport;

it.each([
  ["files made again begin with the choices of before", made, made.mailTo, made.address],
  ["no form and no address, chosen before, stay so", { ...made, mailTo: "", address: "" }, "", ""],
  ["files made first begin with the site's own address", undefined, "", "https://elise.fr"],
])("%s", async (_rule, before, mailTo, address) => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = "<div id=root></div>";
  const root = createRoot(document.getElementById("root") as HTMLElement);
  const asked = vi.spyOn(api, "POST").mockResolvedValue({} as never);
  const dialog = (
    <StaticSiteDialog email="elise@example.com" address="https://elise.fr" made={before} onClose={() => {}} />
  );
  await act(async () => root.render(dialog));
  await act(async () => document.querySelector("form")?.requestSubmit());
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ body: { mailTo, address } });
  await act(async () => root.unmount());
});

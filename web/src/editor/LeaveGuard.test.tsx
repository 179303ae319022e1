import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mediaWords } from "../i18n/media";
import { beginUpload } from "../ui/upload/underWay";
import { useAskedBefore } from "./LeaveGuard";

let root: Root;
let languages: string[];

function Editor() {
  const { ask, guard } = useAskedBefore();
  return (
    <>
      <Link to="/next">next</Link>
      <button type="button" onClick={() => ask(() => languages.push("EN"))}>
        EN
      </button>
      {guard}
    </>
  );
}

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  languages = [];
  const router = createMemoryRouter([
    { path: "/", element: <Editor /> },
    { path: "/next", element: <p>arrived</p> },
  ]);
  document.body.innerHTML = "<div id=root></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
  await act(async () => root.render(<RouterProvider router={router} />));
});
afterEach(() => act(async () => root.unmount()));

const shown = () => document.body.textContent ?? "";
const click = (words: string) =>
  act(async () => {
    const found = [...document.querySelectorAll<HTMLElement>("a, button")].find(
      ({ textContent }) => textContent === words,
    );
    if (!found) throw new Error(`nothing says ${words}`);
    found.click();
  });

it("lets everybody go while nothing is on its way", async () => {
  await click("EN");
  expect(languages).toEqual(["EN"]);
  await click("next");
  expect(shown()).toContain("arrived");
});

it("asks before another screen, whose answer is taken", async () => {
  const end = beginUpload("queue");
  await click("next");
  expect(shown()).toContain(mediaWords.leaving.title);
  await click(mediaWords.leaving.stay);
  expect(shown()).not.toContain("arrived");
  await click("next");
  await click(mediaWords.leaving.leave);
  expect(shown()).toContain("arrived");
  end();
});

it("asks before another language only for a file whose box goes with it", async () => {
  const endQueue = beginUpload("queue");
  await click("EN");
  expect(languages).toEqual(["EN"]);
  endQueue();
  const end = beginUpload("box");
  await click("EN");
  expect(languages).toEqual(["EN"]);
  await click(mediaWords.leaving.leave);
  expect(languages).toEqual(["EN", "EN"]);
  end();
});

it("has the browser ask when the page itself goes", () => {
  const goes = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(goes()).toBe(true);
  const end = beginUpload("box");
  expect(goes()).toBe(false);
  end();
  expect(goes()).toBe(true);
});

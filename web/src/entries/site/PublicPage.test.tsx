// The server's entry and the browser's must build the same tree from its root on: ids are counted along it.
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { options } from "../../contract/catalogues.gen";
import { languageOf, makeSample, plainChoice } from "../../gallery/samples";
import type { Page } from "../../site/page/model";
import { layouts } from "../../site/sections/layouts.gen";
import { renderPage } from "../render";
import { PublicPage } from "./PublicPage";

it.each(options)("%s: what the server wrote is taken over without a complaint, ids included", async (option) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const snapshot = makeSample({ ...plainChoice, option }, {});
  const [, html, data] = renderPage(JSON.stringify({ snapshot, language: languageOf("rich") }));
  const page = JSON.parse(data) as Page;
  const root = document.createElement("div");
  root.innerHTML = html;
  const actions = { send: async () => undefined, chooseTheme: () => undefined, chooseLanguage: () => undefined };
  await act(async () => {
    hydrateRoot(root, <PublicPage page={page} layout={layouts[option]} actions={actions} />);
  });
  expect(complain.mock.calls.map(([first]) => String(first).slice(0, 200))).toEqual([]);
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { nothingChosen } from "../draft/pendingAppearance";
import { describe, type TextDescription } from "../model";
import { createEditor } from "../store";
import { EditorContext } from "../useEditor";
import { TranslationEditorField } from "./TranslationEditorField";

it.each([
  ["an empty text takes the source's words over", "", "Contact"],
  ["what is written stays", "Kontakt", "Kontakt"],
])("Ctrl and Enter: %s", async (_rule, before, after) => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = "<div id=root></div>";
  const root = createRoot(document.getElementById("root") as HTMLElement);
  const saved = {
    languages: { FR: { texts: { heading: "Contact" }, lists: {} }, DE: { texts: { heading: before }, lists: {} } },
    shared: { styles: {}, settings: {}, lists: {} },
  };
  const draft = { ...saved, forms: {}, ...nothingChosen };
  const editor = createEditor("contact", { draft: draft as never, saved, revision: 1, languages: ["FR", "DE"] });
  const field = describe("contact").texts.find(({ name }) => name === "heading") as TextDescription;
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <EditorContext value={{ editor, language: "DE", translations: null } as never}>
          <TranslationEditorField
            place="heading"
            field={field}
            label="Titre"
            sourceText="Contact"
            source="FR"
            error={undefined}
          />
        </EditorContext>
      </QueryClientProvider>,
    ),
  );
  const press = new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true });
  await act(async () => void document.querySelector("input")?.dispatchEvent(press));
  expect(editor.contentOf("DE").texts.heading).toBe(after);
  await act(async () => root.unmount());
});

// 'Copier depuis': the words of another language, to be translated. What would be replaced is said first, and asked for.
import { Copy } from "lucide-react";
import { useState } from "react";
import { editorWords } from "../../i18n/editor";
import { Button } from "../../ui/buttons/Button";
import { Menu, MenuItem } from "../../ui/buttons/Menu";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog";
import { toastUndo } from "../../ui/notices/Toasts";
import { cardName } from "../fields/itemRules";
import { areTogether, ownLists } from "../inStep";
import { labelOf } from "../labels";
import { type Contents, describe, emptyContent, hasData, type Item, type LanguageContent } from "../model";
import type { Editor } from "../store";
import { originalOf, translatedItem } from "../translation/places";
import { saysNothing, saysTheSame } from "../translation/state";
import { useDraft, useEditorContext } from "../useEditor";

/** Where lists are one for all languages, only words are copied; else copies start lives of their own, and know what they were
 * made from. */
export function copyOf(section: Editor["section"], contents: Contents, from: string, to: string): LanguageContent {
  const content = contents.languages[from] ?? emptyContent(section);
  const own = contents.languages[to] ?? emptyContent(section);
  const lists = ownLists(section).map((list) => {
    const mine = new Map((own.lists[list.name] ?? []).map((item) => [originalOf(item), item]));
    const copied = (content.lists[list.name] ?? []).map((item): Item => {
      const known = mine.get(originalOf(item));
      if (!areTogether(contents) || !known) return translatedItem(item);
      const { original: _theirs, ...values } = item;
      return { ...values, id: known.id, ...(known.original ? { original: known.original } : {}) };
    });
    return [list.name, copied] as const;
  });
  return { texts: { ...content.texts }, lists: Object.fromEntries(lists) };
}

/** What is written here and would be something else then, by its names. */
export function replacedBy(section: Editor["section"], own: LanguageContent, copy: LanguageContent): string[] {
  const isOther = (now: unknown, then: unknown) =>
    typeof now === "string" && !saysNothing(now) && !saysTheSame(now, typeof then === "string" ? then : "");
  const texts = describe(section)
    .texts.filter(({ name }) => isOther(own.texts[name], copy.texts[name]))
    .map(({ name }) => labelOf(section, name));
  const items = ownLists(section).flatMap((list) => {
    const then = new Map((copy.lists[list.name] ?? []).map((item) => [originalOf(item), item]));
    return (own.lists[list.name] ?? []).flatMap((item, place) => {
      const other = then.get(originalOf(item));
      const isChanged =
        !other || list.fields.some(({ kind, name }) => kind === "text" && isOther(item[name], other[name]));
      return isChanged ? [cardName(section, list, item, place)] : [];
    });
  });
  return [...texts, ...items];
}

interface Asked {
  code: string;
  copy: LanguageContent;
  replaced: readonly string[];
}

export function CopyFrom({ languages }: { languages: readonly string[] }) {
  const { editor, language } = useEditorContext();
  const contents = useDraft((draft) => draft.languages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const sources = languages.filter((code) => {
    const content = contents[code];
    return code !== language && (hasData(content) || Object.values(content?.lists ?? {}).some((items) => items.length));
  });
  if (!sources.length) return null;
  const take = (code: string, copy: LanguageContent) => {
    const before = editor.contentOf(language);
    editor.setContent(language, copy);
    toastUndo(editorWords.copied(code), () => editor.setContent(language, before));
  };
  const ask = (code: string) => {
    const copy = copyOf(editor.section, editor.read().draft, code, language);
    const replaced = replacedBy(editor.section, editor.contentOf(language), copy);
    if (replaced.length) setAsked({ code, copy, replaced });
    else take(code, copy);
  };
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button size="small" variant="quiet" icon={Copy}>
            {editorWords.copyFrom("…")}
          </Button>
        }
      >
        {sources.map((code) => (
          <MenuItem key={code} onSelect={() => ask(code)}>
            {editorWords.copyFrom(code)}
          </MenuItem>
        ))}
      </Menu>
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked ? editorWords.copyFrom(asked.code) : ""}
        description={
          asked && (
            <>
              <p>{editorWords.copyReplaces(asked.code, language)}</p>
              <ul>
                {asked.replaced.map((name, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none of them moves
                  <li key={place}>{name}</li>
                ))}
              </ul>
            </>
          )
        }
        confirmLabel={editorWords.copyReplace}
        isDanger
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) take(asked.code, asked.copy);
          setAsked(null);
        }}
      />
    </>
  );
}

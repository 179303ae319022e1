// A list on the bench, item by item. What the language has not yet is taken over with its pictures and links.
import { CopyPlus } from "lucide-react";
import { landingWords } from "../../i18n/dashboard";
import { editorWords } from "../../i18n/editor";
import { inLanguage } from "../../i18n/languages";
import { translationWords as words } from "../../i18n/translation";
import { Button } from "../../ui/buttons/Button";
import { toastAction } from "../../ui/notices/Toasts";
import { focusTranslationEditor } from "../fields/focusing";
import { cardName } from "../fields/itemRules";
import { countOf, labelOf } from "../labels";
import type { Item, ListDescription } from "../model";
import { useEditorContext } from "../useEditor";
import { describedAt, placeIn } from "./places";
import { saysNothing } from "./state";
import { TranslationEditorField } from "./TranslationEditorField";
import { giveBack, takeOver } from "./writing";

interface TranslationEditorListProps {
  list: ListDescription;
  source: string;
  /** All of the source, by place. */
  texts: ReadonlyMap<string, string>;
  /** Which item of the language each of the source's is. */
  items: ReadonlyMap<string, string>;
}

/** The button goes with what was missing: who pressed it goes on in the first text. */
function useTakeOver(list: ListDescription, source: string) {
  const { editor, language } = useEditorContext();
  return (ids: readonly string[]) => {
    const taken = takeOver(editor, list, source, language, ids);
    if (!taken.length) return;
    focusTranslationEditor(`${list.name}/${taken[0]}/`);
    toastAction(words.takenOver(taken.length), editorWords.undo, () => giveBack(editor, list, language, taken));
  };
}

function Missing({
  list,
  item,
  source,
  name,
}: Pick<TranslationEditorListProps, "list" | "source"> & { item: Item; name: string }) {
  const take = useTakeOver(list, source);
  return (
    <div className="bench-missing">
      <p>{words.missing}</p>
      <Button
        size="small"
        variant="line"
        icon={CopyPlus}
        aria-label={words.takeOverNamed(name)}
        onClick={() => take([item.id])}
      >
        {words.takeOver}
      </Button>
    </div>
  );
}

function TranslationEditorItem({
  list,
  item,
  source,
  texts,
  items,
  name,
}: TranslationEditorListProps & { item: Item; name: string }) {
  const { editor, language, fieldErrors } = useEditorContext();
  const start = `${list.name}/${item.id}/`;
  const own = [...texts].filter(([place, text]) => place.startsWith(start) && !saysNothing(text));
  const target = items.get(item.id);
  if (!own.length && target) return null;
  const index = editor.listOf(list, language).findIndex(({ id }) => id === target);
  const fields = own.map(([sourcePlace, text]) => {
    const way = sourcePlace.slice(start.length).split("/");
    const described = describedAt(list, way);
    const place = placeIn(sourcePlace, items);
    if (!described || place === null) return null;
    return (
      <TranslationEditorField
        key={place}
        place={place}
        field={described.field}
        label={labelOf(editor.section, described.label)}
        sourceText={text}
        source={source}
        error={fieldErrors[[list.name, index, ...way].join(".")]}
      />
    );
  });
  return (
    <fieldset className="bench-item">
      <legend>{name}</legend>
      {target ? fields : <Missing list={list} item={item} source={source} name={name} />}
    </fieldset>
  );
}

export function TranslationEditorList(props: TranslationEditorListProps) {
  const { list, source, items } = props;
  const { editor, language } = useEditorContext();
  const take = useTakeOver(list, source);
  const theirs = editor.listOf(list, source);
  const missing = theirs.filter(({ id }) => !items.has(id)).map(({ id }) => id);
  const hasTexts = list.fields.some(({ kind }) => kind === (list.shared ? "localized" : "text"));
  if (!theirs.length || !hasTexts) return null;
  return (
    <section className="editor-group">
      <h2>{labelOf(editor.section, list.name)}</h2>
      {missing.length > 0 && (
        <p>
          {landingWords.missingItems(countOf(editor.section, missing.length), missing.length, inLanguage(language))}
        </p>
      )}
      {missing.length > 1 && (
        <Button size="small" variant="line" icon={CopyPlus} className="bench-all" onClick={() => take(missing)}>
          {words.takeOverAll(missing.length)}
        </Button>
      )}
      {theirs.map((item, place) => (
        <TranslationEditorItem
          key={item.id}
          {...props}
          item={item}
          name={cardName(editor.section, list, item, place)}
        />
      ))}
    </section>
  );
}

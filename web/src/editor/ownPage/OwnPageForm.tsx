// The editor of a project's own page: the same draft, save, undo and languages as the section that it stands in.
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import type { ProjectPage } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import { projectPageWords as words } from "../../i18n/projectPage";
import { playerOf } from "../../site/sections/projects/own/film";
import { buttonClass } from "../../ui/buttons/Button";
import { Field } from "../../ui/fields/Field";
import { Switch } from "../../ui/fields/Switch";
import { TextInput } from "../../ui/fields/TextInput";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/notices/Notice";
import { countOf } from "../fields/countOf";
import { ImageField } from "../fields/ImageField";
import { cardName } from "../fields/itemRules";
import { labelOf } from "../labels";
import { type FieldDescription, type Item, type ListDescription, withValue } from "../model";
import { editorPath } from "../paths";
import { RichField } from "../rich/RichField";
import { Noted } from "../translation/TranslationNote";
import { useEditorContext } from "../useEditor";
import { openPage, pageField, pageOf, setPage, useOpenItem, withStory } from "./ownPage";
import { PageLinks } from "./PageLinks";
import { PagePictures } from "./PagePictures";
import "./ownPage.css";

type TextName = "name" | "client" | "year" | "role" | "team" | "film";
const facts = ["client", "year", "role", "team"] as const;
const isName = (name: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/.test(name);

/** What can be said before the server is asked. */
function wrongWith(field: TextName, page: ProjectPage, others: readonly string[]): string | undefined {
  const value = page[field];
  if (field === "film" && value && !playerOf(value)) return words.badFilm;
  if (field !== "name") return undefined;
  if (!value) return page.isShown ? words.nameMissing : undefined;
  if (!isName(value)) return words.badName;
  return others.includes(value) ? words.nameTaken : undefined;
}

interface PageFieldsProps {
  list: ListDescription;
  item: Item;
  index: number;
  page: ProjectPage;
}

function PageFields({ list, item, index, page }: PageFieldsProps) {
  const { editor, language, fieldErrors, stored } = useEditorContext();
  const fields = (pageField(list) as (FieldDescription & { fields: readonly FieldDescription[] }) | undefined)?.fields;
  const of = (name: string) => fields?.find((field) => field.name === name) as FieldDescription & { max_rows?: number };
  const found = (name: string): string | undefined => fieldErrors[`${list.name}.${index}.page.${name}`];
  const set = (change: Parameters<typeof setPage>[4], typed?: string) =>
    setPage(editor, list, language, item.id, change, typed);
  /** What matters in a picture goes with it. */
  const setPicture = (name: "poster" | "posterFocus", value: string | null, typed?: string) =>
    set((held) => withValue(fields ?? [], held as never, name, value as never) as unknown as ProjectPage, typed);
  const others = editor
    .listOf(list, language)
    .flatMap((other) => (other.id === item.id ? [] : (pageOf(other)?.name ?? [])));
  const at = `${list.name}/${item.id}/page`;
  const label = (name: string) => labelOf(editor.section, `${list.name}.page.${name}`);

  const text = (name: TextName, hint?: string) => {
    const field = of(name);
    const most = field.max_chars ?? 0;
    const value = page[name];
    const error = wrongWith(name, page, others) ?? found(name);
    return (
      <Field
        key={name}
        label={field.optional ? `${label(name)} ${editorWords.optional}` : label(name)}
        error={error}
        hint={hint ?? countOf(value, most)}
      >
        {(id, described) => (
          <Noted place={`${at}/${name}`} id={id} describedBy={described}>
            {(describedBy) => (
              <TextInput
                id={id}
                aria-describedby={describedBy}
                isInvalid={Boolean(error)}
                name={`page.${name}`}
                value={value}
                dir={name === "name" || name === "film" ? "ltr" : "auto"}
                maxLength={most}
                onChange={(next: string) => set({ [name]: name === "name" ? next.toLowerCase() : next }, name)}
              />
            )}
          </Noted>
        )}
      </Field>
    );
  };
  const storyLabel = `${label("story")} ${editorWords.optional}`;
  const storyError = found("story") ?? found("storyMarks");
  const story = (
    <Field label={storyLabel} error={storyError} hint={countOf(page.story, of("story").max_chars ?? 0)}>
      {(id, described) => (
        <Noted place={`${at}/story`} id={id} describedBy={described}>
          {(describedBy) => (
            <RichField
              // Another language is another text, another project too.
              key={`${language} ${item.id}`}
              id={id}
              name="page.story"
              label={storyLabel}
              describedBy={describedBy}
              isInvalid={Boolean(storyError)}
              placeholder=""
              lang={language.toLowerCase()}
              text={page.story}
              marks={page.storyMarks ?? ""}
              maxLength={of("story").max_chars}
              onChange={(next, isTyping) =>
                set((held) => withStory(fields ?? [], held, next), isTyping ? "story" : undefined)
              }
            />
          )}
        </Noted>
      )}
    </Field>
  );
  const start = `/@${stored.snapshot.slug}/${language.toLowerCase()}/projet/`;
  const read = () => pageOf(editor.listOf(list, language).find(({ id }) => id === item.id))?.pictures ?? [];
  return (
    <>
      {text("name", words.address(start))}
      <PagePictures
        at={`${at}/pictures`}
        itemId={item.id}
        field={of("pictures")}
        pictures={page.pictures}
        read={read}
        errors={(name) => found(`pictures.${name}`)}
        onChange={(pictures, typed) => set({ pictures }, typed && `pictures:${typed}`)}
      />
      <section className="editor-group">
        <h2>{editorWords.texts}</h2>
        {story}
      </section>
      <section className="editor-group">
        <h2>{words.facts}</h2>
        {facts.map((name) => text(name))}
      </section>
      <PageLinks
        at={`${at}/links`}
        links={page.links}
        most={of("links").max_rows ?? 0}
        errors={(name) => found(`links.${name}`)}
        onChange={(links, typed) => set({ links }, typed && `links:${typed}`)}
      />
      <section className="editor-group">
        <h2>{label("film")}</h2>
        {text("film", words.filmHint)}
        <ImageField
          label={`${label("poster")} ${editorWords.optional}`}
          accepts="image"
          value={page.poster}
          error={found("poster") ?? found("posterFocus")}
          onChange={(poster) => setPicture("poster", poster)}
          focus={{
            value: page.posterFocus ?? null,
            onChange: (chosen) => setPicture("posterFocus", chosen, chosen ? "posterFocus" : undefined),
          }}
        />
        <p className="d-hint">{words.posterHint}</p>
      </section>
    </>
  );
}

export function OwnPageForm({ list, id }: { list: ListDescription; id: string }) {
  const { editor, language, isPaid } = useEditorContext();
  const { item, index } = useOpenItem(list, id);
  const page = pageOf(item);
  const back = (
    <Link
      className={buttonClass({ variant: "quiet", size: "small", className: "page-back" })}
      to={editorPath("projects")}
    >
      <Icon of={ArrowLeft} />
      {words.back}
    </Link>
  );
  if (!item) {
    return (
      <>
        {back}
        <Notice>{words.notHere}</Notice>
      </>
    );
  }
  return (
    <>
      {back}
      <section className="editor-group">
        <h2>
          {words.title} · {cardName(editor.section, list, item, index)}
        </h2>
        <p className="d-hint">{isPaid ? words.about : words.paid}</p>
        {isPaid && (
          <Switch
            label={labelOf(editor.section, `${list.name}.page.isShown`)}
            isOn={page?.isShown ?? false}
            onChange={(isShown) =>
              page ? setPage(editor, list, language, item.id, { isShown }) : openPage(editor, list, language, item)
            }
          />
        )}
        {isPaid && page && <PageFields list={list} item={item} index={index} page={page} />}
      </section>
    </>
  );
}

// The site's icon: ours, letters in its colours, or a picture. Tried with a click and seen in a browser's tab.

import { useMemo } from "react";
import { lookWords as words } from "../../i18n/look";
import { buildPage } from "../../site/page/build";
import { headOf } from "../../site/page/head";
import { iconLetters, iconOf, type SiteIcon } from "../../site/page/icon/icon";
import { LetterIcon } from "../../site/page/icon/LetterIcon";
import { sharingOf } from "../../site/page/sharing";
import { Field } from "../../ui/fields/Field";
import { Segmented } from "../../ui/fields/Segmented";
import { TextInput } from "../../ui/fields/TextInput";
import { Hinted } from "../../ui/hints/Hint";
import { SettingField } from "../fields/SettingFields";
import { choiceLabel, labelOf } from "../labels";
import { describe } from "../model";
import { useDraft, useEditorContext } from "../useEditor";
import { useTried } from "./useTried";
import "./icon.css";

/** The server's own rule (content/catalogues.py), so that nobody waits for a save to be told. */
const isLetters = (text: string) => /^[\p{L}\p{N}]{0,2}$/u.test(text.normalize("NFC"));

function Sign({ icon }: { icon: SiteIcon | null }) {
  if (!icon) return <img src="/favicon.svg" alt="" />;
  if (icon.picture) return <img src={icon.picture.src} alt="" data-whole={icon.picture.isWhole || undefined} />;
  return <LetterIcon {...icon} />;
}

function Tab() {
  const { stored, language } = useEditorContext();
  const tried = useTried();
  const icon = useMemo(() => iconOf(tried), [tried]);
  const { title, lang, dir } = useMemo(() => {
    const page = buildPage(stored.snapshot, language);
    return { ...headOf(page, sharingOf(stored.snapshot, language)), lang: page.lang, dir: page.dir };
  }, [stored.snapshot, language]);
  return (
    <figure className="icon-tab">
      <figcaption>{words.iconTab}</figcaption>
      <div className="icon-tab-bar">
        <p className="icon-tab-shown">
          <span className="icon-sign">
            <Sign icon={icon} />
          </span>
          <bdi lang={lang} dir={dir}>
            {title}
          </bdi>
        </p>
      </div>
    </figure>
  );
}

function LettersField() {
  const { editor, fieldErrors, ownerName, stored } = useEditorContext();
  const value = useDraft((draft) => String(draft.shared.settings.iconLetters ?? ""));
  const error = isLetters(value) ? fieldErrors["settings.iconLetters"] : words.badLetters;
  return (
    <Field label={labelOf("appearance", "iconLetters")} hint={words.iconLettersHint} hintName="letters" error={error}>
      {(id, describedBy) => (
        <TextInput
          id={id}
          aria-describedby={describedBy}
          isInvalid={Boolean(error)}
          className="icon-letters"
          name="iconLetters"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          placeholder={iconLetters("", ownerName, stored.snapshot.slug)}
          value={value}
          onChange={(text) => editor.setSharedText("iconLetters", text.trim())}
        />
      )}
    </Field>
  );
}

export function IconChoice() {
  const { editor, isPaid, fieldErrors } = useEditorContext();
  const chosen = useDraft((draft) => String(draft.shared.settings.icon ?? ""));
  if (!isPaid) return null;
  const { settings } = describe("appearance");
  const values = settings.find(({ name }) => name === "icon")?.values ?? [];
  const picture = settings.find(({ name }) => name === "iconPicture");
  const error = fieldErrors["settings.icon"] ?? fieldErrors.icon ?? fieldErrors["settings.iconPicture"];
  return (
    <section className="editor-group" data-field="icon">
      <Hinted name="icon" about={words.icon} text={words.iconHint}>
        <h2>{words.icon}</h2>
      </Hinted>
      <Segmented
        className="icon-kinds"
        label={words.icon}
        value={chosen}
        onChange={(next) => editor.setSetting("icon", next)}
        segments={["", ...values].map((value) => ({
          value,
          label: value ? (choiceLabel("appearance", "icon", value) ?? value) : words.ourIcon,
        }))}
      />
      {error && (
        <p className="d-error" role="alert">
          {error}
        </p>
      )}
      {chosen === "initiales" && <LettersField />}
      {chosen === "image" && picture && (
        <div className="icon-picture">
          <SettingField field={picture} />
          <p className="d-hint">{words.iconPictureHint}</p>
        </div>
      )}
      <Tab />
    </section>
  );
}

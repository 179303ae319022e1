// What does not come as the file has it, and what has no place: named, so that nothing vanishes unsaid.
import type { Schemas } from "../../api/client";
import type { SectionName } from "../../contract/types.gen";
import { labelAmongAll, titleOf } from "../../editor/labels";
import { noteSentence, importWords as words } from "../../i18n/imports";
import { languageName } from "../../i18n/languages";
import { punctuationForms } from "../../i18n/punctuation";
import { leftParts } from "./leftParts";
import type { ImportPreview } from "./queries";

function placeOf({ section, language, field, item }: Schemas["ImportNote"]): string {
  const name = section as SectionName;
  const parts = [
    section && titleOf(name),
    language && languageName(language),
    item && punctuationForms.quoted(item),
    section && field && labelAmongAll(name, field),
  ];
  return parts.filter(Boolean).join(" · ");
}

export const LeftOut = ({ preview }: { preview: ImportPreview }) => (
  <>
    {preview.notes.length > 0 && (
      <section className="d-box imp-left" aria-labelledby="imp-notes">
        <h2 id="imp-notes">{words.notes}</h2>
        <ul>
          {preview.notes.map((note) => {
            const sentence = noteSentence(note, placeOf(note));
            return <li key={sentence}>{sentence}</li>;
          })}
        </ul>
      </section>
    )}
    {preview.noPlace.length > 0 && (
      <section className="d-box imp-left" aria-labelledby="imp-no-place">
        <h2 id="imp-no-place">{words.noPlace}</h2>
        <p className="d-muted">{words.noPlaceText}</p>
        <ul>
          {leftParts(preview.noPlace).map(({ name, count, says }) => (
            <li key={name}>
              {name}
              {count > 1 && ` ${words.times(count)}`}
              {says && <span className="d-muted"> {says}</span>}
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);

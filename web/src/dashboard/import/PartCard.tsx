import { labelAmongAll, labelOf, titleOf } from "../../editor/labels";
import { type Mode, importWords as words } from "../../i18n/imports";
import { languageName } from "../../i18n/languages";
import { punctuationForms } from "../../i18n/punctuation";
import { Select } from "../../ui/fields/Select";
import { modesFor, outcomeOf } from "./choices";
import { EntryLines } from "./EntryLines";
import type { Part } from "./queries";
import { TextChange } from "./TextChange";

interface PartCardProps {
  part: Part;
  mode: Mode;
  onMode: (mode: Mode) => void;
}

export function PartCard({ part, mode, onMode }: PartCardProps) {
  const section = part.section as Parameters<typeof titleOf>[0];
  const where = part.language ? languageName(part.language) : words.shared;
  const name = `${titleOf(section)} · ${where}`;
  const outcome = outcomeOf(part, mode);
  const others = [outcome?.settings.length && words.settings, outcome?.styles.length && words.styles].filter(Boolean);
  return (
    <section className="d-box d-card imp-part" aria-label={name}>
      <div className="imp-part-head">
        <h2>
          {titleOf(section)} <span className="d-muted">{where}</span>
        </h2>
        <Select
          aria-label={words.mode(name)}
          value={mode}
          choices={modesFor(part).map((value) => ({ value, label: words.modes[value] }))}
          onChange={onMode}
        />
      </div>
      {part.section === "contact" && part.language === "" && <p className="d-hint">{words.contactPublic}</p>}
      {part.texts.length > 0 && (
        <ul className="imp-texts">
          {part.texts.map((text) => (
            <TextChange
              key={text.name}
              label={labelAmongAll(section, text.name)}
              language={part.language.toLowerCase()}
              text={text}
              outcome={outcome}
            />
          ))}
        </ul>
      )}
      {part.lists.map((list) => (
        <EntryLines key={list.name} label={labelOf(section, list.name)} list={list} outcome={outcome} />
      ))}
      {others.length > 0 && <p className="imp-line">{others.join(punctuationForms.comma)}</p>}
    </section>
  );
}

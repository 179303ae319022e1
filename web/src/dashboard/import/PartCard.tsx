import type { Schemas } from "../../api/client";
import { labelOf, titleOf } from "../../editor/labels";
import { type Mode, importWords as words } from "../../i18n/imports";
import { languageName } from "../../i18n/languages";
import { Select } from "../../ui/fields/Select";
import { Badge } from "../../ui/notices/Badge";
import { modesFor, outcomeOf } from "./choices";
import { EntryLines } from "./EntryLines";
import type { Part } from "./queries";

type Outcome = Schemas["ImportOutcome"];
type TextLine = Part["texts"][number];

function stateOf({ name, old, new: coming }: TextLine, outcome: Outcome | undefined) {
  if (old === coming) return { said: words.textSame, tone: "neutral" } as const;
  if (!outcome) return { said: words.textSkipped, tone: "neutral" } as const;
  if (!outcome.texts.includes(name)) return { said: words.textKept, tone: "neutral" } as const;
  return old.trim()
    ? ({ said: words.textReplaced, tone: "amber" } as const)
    : ({ said: words.textFilled, tone: "green" } as const);
}

function TextChange({ part, text, outcome }: { part: Part; text: TextLine; outcome: Outcome | undefined }) {
  const { said, tone } = stateOf(text, outcome);
  const isWritten = tone !== "neutral";
  return (
    <li className="imp-text">
      <p className="imp-text-name">
        <b>{labelOf(part.section as Parameters<typeof labelOf>[0], text.name)}</b>
        <Badge tone={tone}>{said}</Badge>
      </p>
      {text.old.trim() && text.old !== text.new && (
        <p className={isWritten ? "imp-old" : undefined}>
          <span className="d-muted">{words.before}</span> {text.old}
        </p>
      )}
      <p className={isWritten ? undefined : "d-muted"} lang={part.language.toLowerCase()} dir="auto">
        <span className="d-muted">{isWritten ? words.after : words.inFile}</span> {text.new}
      </p>
    </li>
  );
}

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
    <section className="d-box imp-part" aria-label={name}>
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
            <TextChange key={text.name} part={part} text={text} outcome={outcome} />
          ))}
        </ul>
      )}
      {part.lists.map((list) => (
        <EntryLines key={list.name} label={labelOf(section, list.name)} list={list} outcome={outcome} />
      ))}
      {others.length > 0 && <p className="imp-line">{others.join(", ")}</p>}
    </section>
  );
}

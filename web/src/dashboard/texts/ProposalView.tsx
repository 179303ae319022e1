// What a translator's file would change, text by text: written is what its owner ticks.
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { SectionName } from "../../contract/types.gen";
import { titleOf } from "../../editor/labels";
import type { Contents } from "../../editor/model";
import { namedAt } from "../../editor/translation/textList";
import { punctuationForms } from "../../i18n/punctuation";
import { textListWords as words } from "../../i18n/translation";
import { Button } from "../../ui/buttons/Button";
import { Badge } from "../../ui/notices/Badge";
import { Notice } from "../../ui/notices/Notice";
import { MarkedWords } from "../../ui/words/MarkedWords";
import { wordDiff } from "../../ui/words/wordDiff";
import { AT_ONCE, type Proposal, type Wanted } from "./queries";

type Text = Proposal["proposed"][number];

const keyOf = ({ section, place }: Text): string => `${section}/${place}`;
/** Ticked from the start: what waits for a translation, made from what stands there. */
const isPlain = ({ state, isSourceChanged, fault }: Text): boolean => state !== "filled" && !isSourceChanged && !fault;

function Said({ text, source, target }: { text: Text; source: string; target: string }) {
  const changed = useMemo(
    () => (text.isSourceChanged ? wordDiff(text.source, text.sourceNow) : null),
    [text.isSourceChanged, text.source, text.sourceNow],
  );
  return (
    <dl className="txt-said">
      <dt>{words.original}</dt>
      <dd>
        <bdi lang={source.toLowerCase()}>{changed ? <MarkedWords parts={changed} side="both" /> : text.sourceNow}</bdi>
      </dd>
      {text.before && (
        <>
          <dt>{words.before}</dt>
          <dd>
            <bdi lang={target.toLowerCase()}>{text.before}</bdi>
          </dd>
        </>
      )}
      <dt>{words.after}</dt>
      <dd>
        <bdi lang={target.toLowerCase()}>
          <b>{text.text}</b>
        </bdi>
      </dd>
    </dl>
  );
}

function Faults({ text }: { text: Text }) {
  return (
    <>
      {text.fault === "too_long" && <Badge tone="red">{words.tooLong(text.maxChars)}</Badge>}
      {text.fault === "unfit" && <Badge tone="red">{words.unfit}</Badge>}
      {text.isSourceChanged && <Badge tone="amber">{words.sourceChanged}</Badge>}
      {text.state === "filled" && <Badge tone="amber">{words.replaces}</Badge>}
      {text.state === "empty" && <Badge tone="green">{words.newText}</Badge>}
    </>
  );
}

interface ProposalViewProps {
  proposal: Proposal;
  fileName: string;
  sections: Readonly<Partial<Record<SectionName, unknown>>>;
  source: string;
  target: string;
  onApply(wanted: Wanted): Promise<boolean>;
  onClose(): void;
}

export function ProposalView({ proposal, fileName, sections, source, target, onApply, onClose }: ProposalViewProps) {
  const { proposed, unknown, unknownCount, same, untranslated, revisions } = proposal;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(proposed.filter(isPlain).map(keyOf)));
  const [isBusy, setBusy] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const id = useId();
  const chosen = proposed.filter((text) => ticked.has(keyOf(text))).slice(0, AT_ONCE);
  const toggle = (key: string) => {
    const next = new Set(ticked);
    if (!next.delete(key)) next.add(key);
    setTicked(next);
  };
  const nameOf = ({ section, place }: Text): string => {
    const named = namedAt(section, sections[section] as Contents, source, place);
    const label = named?.item ? punctuationForms.noted(named.label, named.item) : (named?.label ?? place);
    return punctuationForms.labelled(titleOf(section), label);
  };
  const apply = async () => {
    if (!chosen.length) {
      onClose();
      return;
    }
    setBusy(true);
    const texts = chosen.map(({ section, place, source, text }) => ({ section, place, source, text, marks: "" }));
    const isWritten = await onApply({ texts, revisions, isFromFile: true });
    setBusy(false);
    if (isWritten) onClose();
  };
  const open = proposed.filter(({ fault }) => !fault);
  return (
    <section className="d-box d-card" aria-labelledby={id}>
      <h2 id={id} ref={head} tabIndex={-1}>
        {words.proposal}
      </h2>
      <p className="d-muted">{proposed.length ? words.proposalOf(fileName) : words.nothingNew}</p>
      {unknownCount > 0 && (
        <Notice>
          <p>{words.unknown(unknownCount)}</p>
          <ul className="txt-unknown">
            {unknown.map(({ name, text }) => (
              <li key={name}>
                <code>{name}</code> <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {untranslated > 0 && <p className="d-hint">{words.untranslated(untranslated)}</p>}
      {same > 0 && <p className="d-hint">{words.same(same)}</p>}
      {open.length > 1 && (
        <div className="txt-buttons">
          <Button size="small" variant="quiet" onClick={() => setTicked(new Set(open.map(keyOf)))}>
            {words.tickAll}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setTicked(new Set())}>
            {words.tickNone}
          </Button>
        </div>
      )}
      <ul className="txt-list">
        {proposed.map((text) => (
          <li key={keyOf(text)} className="txt-change">
            <label className="txt-tick">
              <input
                type="checkbox"
                checked={ticked.has(keyOf(text))}
                disabled={text.fault !== null}
                onChange={() => toggle(keyOf(text))}
              />
              <span>{nameOf(text)}</span>
            </label>
            <p className="txt-buttons">
              <Faults text={text} />
            </p>
            <Said text={text} source={source} target={target} />
            {text.isAbsent && <p className="d-hint">{words.absent}</p>}
          </li>
        ))}
      </ul>
      <div className="txt-buttons">
        {proposed.length > 0 && (
          <Button variant="primary" isBusy={isBusy} onClick={() => void apply()}>
            {chosen.length > 0 ? words.apply(chosen.length) : words.applyNothing}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </section>
  );
}

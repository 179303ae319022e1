// At a field: its source has changed since, with the words that did; or it is still what it was copied from, or what a
// translation service wrote.
import { Check, Copy, History, Sparkles } from "lucide-react";
import { type ReactNode, useContext, useMemo } from "react";
import { inLanguage } from "../../i18n/languages";
import { translationWords as words } from "../../i18n/translation";
import { directionOf } from "../../site/page/frame";
import { Button } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { MarkedWords } from "../../ui/words/MarkedWords";
import { wordDiff } from "../../ui/words/wordDiff";
import { useDraft, useEditorContext } from "../useEditor";
import { ChecksContext } from "./checks";
import { accept, isUnread, type Unread } from "./proposals";
import { useConfirm } from "./queries";
import type { TextCheck } from "./state";
import "./translation.css";

function Changed({ former, now, language }: { former: string; now: string; language: string }) {
  const parts = useMemo(() => wordDiff(former, now), [former, now]);
  return (
    <p className="tr-words" lang={language.toLowerCase()} dir={directionOf(language)}>
      <MarkedWords parts={parts} side="both" />
    </p>
  );
}

export function TranslationNote({ check, id }: { check: TextCheck; id: string }) {
  const { editor, language, translations } = useEditorContext();
  const { isSaved } = useContext(ChecksContext);
  const confirm = useConfirm(editor.section, language);
  const { place, source, former, state } = check;
  if (!translations || place === null) return null;
  const isStale = state === "stale";
  const said = isStale ? words.sourceChanged : words.sameAsSource;
  return (
    <div className="tr-note" data-state={state}>
      <p className="tr-note-head" id={id}>
        <Icon of={isStale ? History : Copy} />
        <span>
          <b>{words.states[state]}</b> {said(inLanguage(translations.source))}
        </span>
      </p>
      {isStale && <Changed former={former ?? ""} now={source} language={translations.source} />}
      {isSaved(place) && (
        <Button size="small" variant="line" icon={Check} onClick={() => void confirm({ [place]: source })}>
          {isStale ? words.stillGood : words.asWanted}
        </Button>
      )}
    </div>
  );
}

function ProposalNote({ at, id }: { at: Unread; id: string }) {
  const { editor } = useEditorContext();
  return (
    <div className="tr-note">
      <p className="tr-note-head" id={id}>
        <Icon of={Sparkles} />
        <b>{words.proposed}</b>
      </p>
      <Button size="small" variant="line" icon={Check} onClick={() => accept(editor, at)}>
        {words.accept}
      </Button>
    </div>
  );
}

interface NotedProps {
  /** Null: of what is new, nothing is noted. */
  place: string | null;
  /** The control's, and what describes it already. */
  id: string;
  describedBy: string | undefined;
  children(describedBy: string | undefined): ReactNode;
}

/** A control beneath what is to be said of its text, if anything. */
export function Noted({ place, id, describedBy, children }: NotedProps) {
  const { byPlace } = useContext(ChecksContext);
  const { editor, language } = useEditorContext();
  useDraft((draft) => draft.proposals);
  const check = place === null ? undefined : byPlace.get(place);
  const isProposed = place !== null && isUnread(editor, { language, place });
  const isNoted = check && (check.state === "stale" || check.state === "copied");
  const noteId = `${id}-note`;
  // The control stays the same one when its note goes, which is with the first letter that is typed into it.
  return (
    <>
      {isProposed ? (
        <ProposalNote at={{ language, place }} id={noteId} />
      ) : (
        isNoted && <TranslationNote check={check} id={noteId} />
      )}
      {children(isProposed || isNoted ? [describedBy, noteId].filter(Boolean).join(" ") : describedBy)}
    </>
  );
}

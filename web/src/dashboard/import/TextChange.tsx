// One text of a part: as it is, as the file has it, and which of the two will stand.
import { useState } from "react";
import type { Schemas } from "../../api/client";
import { importWords as words } from "../../i18n/imports";
import { Button } from "../../ui/buttons/Button";
import { classes } from "../../ui/classes";
import { Badge } from "../../ui/notices/Badge";

type Text = Schemas["ImportText"];

function stateOf({ name, old, new: coming }: Text, outcome: Schemas["ImportOutcome"] | undefined) {
  if (old === coming) return { said: words.textSame, tone: "neutral" } as const;
  if (!outcome) return { said: words.textSkipped, tone: "neutral" } as const;
  if (!outcome.texts.includes(name)) return { said: words.textKept, tone: "neutral" } as const;
  return old.trim()
    ? ({ said: words.textReplaced, tone: "amber" } as const)
    : ({ said: words.textFilled, tone: "green" } as const);
}

/** More than a few lines: shown in part until somebody wants to read it all. */
const longChars = 420;

interface TextChangeProps {
  label: string;
  language: string;
  text: Text;
  outcome: Schemas["ImportOutcome"] | undefined;
}

interface VersionProps {
  className: string | undefined;
  language: string;
  label: string | false;
  text: string;
  isGone?: boolean;
}

/** In one piece, as it is cut to a few lines; the text in its own order, where the dashboard's line begins. */
const Version = ({ className, language, label, text, isGone = false }: VersionProps) => (
  <p className={className}>
    <span>
      {label && <span className="d-muted">{label} </span>}
      <bdi className={classes(isGone && "imp-old")} lang={language}>
        {text}
      </bdi>
    </span>
  </p>
);

export function TextChange({ label, language, text, outcome }: TextChangeProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { said, tone } = stateOf(text, outcome);
  const isWritten = tone !== "neutral";
  const isLong = Math.max(text.old.length, text.new.length) > longChars;
  const hasOld = text.old.trim() !== "" && text.old !== text.new;
  const length = classes(isLong && !isWhole && "imp-long");
  return (
    <li className="imp-text">
      <p className="imp-text-name">
        <b>{label}</b>
        <Badge tone={tone}>{said}</Badge>
      </p>
      {hasOld && (
        <Version
          className={length}
          language={language}
          label={isWritten ? words.before : words.onSite}
          text={text.old}
          isGone={isWritten}
        />
      )}
      <Version
        className={classes(length, !isWritten && "d-muted")}
        language={language}
        label={hasOld && (isWritten ? words.after : words.inFile)}
        text={text.new}
      />
      {isLong && (
        <Button
          className="imp-more"
          variant="quiet"
          size="small"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? words.readLess : words.readAll}
          <span className="sr"> {label}</span>
        </Button>
      )}
    </li>
  );
}

// What differs between a version and today, both sides with their own words marked, and 'Rétablir' at each.
import { RotateCcw } from "lucide-react";
import { useMemo } from "react";
import type { MediaId } from "../../contract/types.gen";
import { useMedia } from "../../editor/media";
import { versionWords } from "../../i18n/versions";
import { Button } from "../../ui/buttons/Button";
import { Badge } from "../../ui/notices/Badge";
import { MarkedWords } from "../../ui/words/MarkedWords";
import { type Part, wordDiff } from "../../ui/words/wordDiff";
import type { Difference } from "./differences";

interface SideProps {
  difference: Difference;
  parts: readonly Part[];
  side: "was" | "now";
  language: string;
}

function Thumb({ id, alt }: { id: MediaId; alt: string }) {
  const media = useMedia(id);
  return media?.type.startsWith("image/") ? <img src={media.url} alt={alt} /> : <span>{media?.fileName}</span>;
}

function Side({ difference, parts, side, language }: SideProps) {
  const text = difference[side];
  const picture = difference.pictures?.[side];
  return (
    <div className="ver-side">
      <p className="ver-side-name">{versionWords[side]}</p>
      {picture && <Thumb id={picture} alt={difference.label} />}
      {text ? (
        <p
          className="ver-words"
          dir="auto"
          lang={difference.isShared ? undefined : language.toLowerCase() || undefined}
        >
          <MarkedWords parts={parts} side={side === "was" ? "former" : "latter"} />
        </p>
      ) : (
        !picture && <p className="d-muted">{text === null ? "—" : versionWords.empty}</p>
      )}
    </div>
  );
}

interface OneProps {
  difference: Difference;
  language: string;
  onRestore: ((difference: Difference) => void) | null;
}

function One({ difference, language, onRestore }: OneProps) {
  const { label, was, now, wanted, isShared } = difference;
  const parts = useMemo(() => wordDiff(was ?? "", now ?? ""), [was, now]);
  const action = now === null ? versionWords.bringBack : versionWords.restore;
  return (
    <li className="ver-difference">
      <div className="ver-difference-head">
        <h3>{label}</h3>
        {was === null && <Badge tone="green">{versionWords.addedSince}</Badge>}
        {now === null && <Badge tone="red">{versionWords.deletedSince}</Badge>}
        {isShared && <span className="d-muted ver-shared">{versionWords.sharedByAll}</span>}
        {wanted && onRestore && (
          <Button size="small" icon={RotateCcw} aria-label={`${action} ${label}`} onClick={() => onRestore(difference)}>
            {action}
          </Button>
        )}
      </div>
      <div className="ver-sides">
        <Side difference={difference} parts={parts} side="was" language={language} />
        <Side difference={difference} parts={parts} side="now" language={language} />
      </div>
    </li>
  );
}

interface DifferencesProps {
  differences: readonly Difference[];
  language: string;
  /** Null where nothing can be put back as things are. */
  onRestore: ((difference: Difference) => void) | null;
}

export const Differences = ({ differences, language, onRestore }: DifferencesProps) => (
  <section className="ver-part" aria-labelledby="ver-differs">
    <h2 id="ver-differs">{versionWords.differs}</h2>
    {differences.length ? (
      <ul className="ver-differences">
        {differences.map((difference) => (
          <One
            key={`${difference.wanted?.what} ${difference.wanted?.name} ${difference.wanted?.item} ${difference.label}`}
            difference={difference}
            language={language}
            onRestore={onRestore}
          />
        ))}
      </ul>
    ) : (
      <p className="d-muted">{versionWords.sameAsNow}</p>
    )}
  </section>
);

// Nothing is overwritten unseen: both versions stand side by side and the owner chooses.
import { useMemo, useState } from "react";
import { editorWords } from "../../i18n/editor";
import { Button } from "../../ui/buttons/Button";
import { Dialog } from "../../ui/dialogs/Dialog";
import { Segmented } from "../../ui/fields/Segmented";
import { MediaThumb } from "../fields/MediaThumb";
import type { Contents } from "../model";
import { differences, merged, type Side } from "../saving/conflict";
import type { Editor } from "../store";
import "./conflicts.css";

const words = editorWords.conflict;

interface ConflictDialogProps {
  editor: Editor;
  theirs: Contents;
  revision: number;
  onDone(): void;
}

export function ConflictDialog({ editor, theirs, revision, onDone }: ConflictDialogProps) {
  const mine = editor.read().draft;
  const { isStale, saved } = editor.read();
  const base = isStale ? null : saved;
  const found = useMemo(() => differences(editor.section, mine, theirs, base), [editor, mine, theirs, base]);
  // What the owner never touched is the other's; where that is not known, nothing is chosen for him.
  const [chosen, setChosen] = useState<Record<string, Side>>(() =>
    Object.fromEntries(found.flatMap(({ id, side }) => (side ? [[id, side]] : []))),
  );
  const isDecided = found.every(({ id }) => chosen[id]);
  const finish = (choice: Record<string, Side>) => {
    editor.setSaved(theirs, revision);
    editor.replaceDraft(merged(editor.section, mine, theirs, choice));
    onDone();
  };
  const all = (side: Side) => Object.fromEntries(found.map((difference) => [difference.id, side]));
  return (
    <Dialog
      isOpen
      isWide
      onClose={onDone}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button variant="quiet" onClick={() => finish(all("theirs"))}>
            {words.allTheirs}
          </Button>
          <Button variant="line" onClick={() => finish(all("mine"))}>
            {words.allMine}
          </Button>
          <Button variant="primary" disabled={!isDecided} onClick={() => finish(chosen)}>
            {words.keep}
          </Button>
        </>
      }
    >
      <ul className="conflicts">
        {found.map((difference) => (
          <li key={difference.id} className="conflict">
            <p className="conflict-name">
              {difference.label} <span>{difference.language ?? words.shared}</span>
            </p>
            <Segmented
              label={difference.label}
              isFull
              value={chosen[difference.id] ?? ""}
              onChange={(side) => setChosen({ ...chosen, [difference.id]: side as Side })}
              segments={[
                { value: "mine" as Side | "", label: words.mine },
                { value: "theirs", label: words.theirs },
              ]}
            />
            <div className="conflict-sides">
              {(["mine", "theirs"] as const).map((side) => (
                <p key={side} data-chosen={chosen[difference.id] === side}>
                  {difference.pictures?.[side] ? (
                    <MediaThumb id={difference.pictures[side]} alt={difference[side]} />
                  ) : (
                    difference[side]
                  )}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

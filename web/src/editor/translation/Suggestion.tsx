// 'Proposer', at one text of the bench. Loaded only where the operator named a translation service.
import { CircleAlert, Sparkles } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ApiProblem, api, dataOf } from "../../api/client";
import { problemText } from "../../i18n/problems";
import { translationWords as words } from "../../i18n/translation";
import { Button } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { useEditorContext } from "../useEditor";
import { propose } from "./proposals";
import { readText } from "./writing";

interface SuggestionProps {
  place: string;
  source: string;
  sourceText: string;
  isRich: boolean;
  /** What it wrote stands in the field and was not looked at yet. */
  isUnread: boolean;
}

export default function Suggestion({ place, source, sourceText, isRich, isUnread }: SuggestionProps) {
  const { editor, language: target } = useEditorContext();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isCut, setCut] = useState(false);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);

  const ask = async () => {
    const asking = new AbortController();
    const { signal } = asking;
    asked.current = asking;
    const before = readText(editor, target, place);
    setAsking(true);
    setFailure(null);
    setCut(false);
    try {
      const found = await dataOf(
        api.POST("/api/site/translations/{section}/{language}/suggestion", {
          params: { path: { section: editor.section, language: target } },
          body: { source, place, text: sourceText },
          signal,
        }),
      );
      if (signal.aborted) return;
      // What its owner wrote meanwhile is worth more.
      if (readText(editor, target, place).text !== before.text) return setFailure(words.writtenMeanwhile);
      propose(editor, found.text, { source, target, place, isRich });
      setCut(found.isCut);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiProblem)) throw error;
      setFailure(problemText(error));
    } finally {
      if (!signal.aborted) setAsking(false);
    }
  };

  return (
    <>
      <Button
        size="small"
        variant="line"
        icon={Sparkles}
        className="bench-suggest"
        // Tab leads to the next text; Ctrl, Shift and Enter do this from within it.
        tabIndex={-1}
        aria-keyshortcuts="Control+Shift+Enter"
        isBusy={isAsking}
        onClick={() => void ask()}
      >
        {words.suggest}
      </Button>
      <span className="sr" role="status">
        {isAsking ? words.asking : isUnread ? words.proposed : ""}
      </span>
      {isCut && isUnread && <p className="d-hint">{words.proposalCut}</p>}
      {failure && (
        <p className="d-error" role="alert">
          <Icon of={CircleAlert} />
          {failure}
        </p>
      )}
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { ApiProblem } from "../../api/client";
import { siteQuery } from "../../editor/queries";
import { importWords as words } from "../../i18n/imports";
import { problemText } from "../../i18n/problems";
import { Notice } from "../../ui/notices/Notice";
import { Loading } from "../../ui/notices/Spinner";
import { LoadFailed } from "../screens/LoadFailed";
import { useTitle } from "../useTitle";
import { Preview } from "./Preview";
import { importQuery } from "./queries";
import { SampleNotice } from "./SampleNotice";
import { Sources } from "./Sources";
import "./import.css";

export function ImportScreen() {
  useTitle(words.title);
  const site = useQuery(siteQuery);
  const waiting = useQuery(importQuery);
  const { error: failure } = waiting;
  const outdated = failure instanceof ApiProblem && failure.code === "imports.preview_outdated" ? failure : null;
  const error = site.error ?? (outdated ? null : failure);
  if (error && !(site.data && waiting.data !== undefined))
    return <LoadFailed error={error} onRetry={() => void Promise.all([site.refetch(), waiting.refetch()])} />;
  if (!site.data || (waiting.data === undefined && !outdated)) return <Loading />;
  return (
    <div className="d-page imp">
      {waiting.data && !outdated ? (
        // Another file is another form: nothing that was chosen for the last one stays.
        <Preview key={waiting.data.id} site={site.data} preview={waiting.data} />
      ) : (
        <>
          <div className="imp-head">
            <h1>{words.title}</h1>
            <p>{words.lead}</p>
          </div>
          {outdated && <Notice>{problemText(outdated)}</Notice>}
          <SampleNotice />
          <Sources site={site.data} />
        </>
      )}
    </div>
  );
}

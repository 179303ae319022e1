import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "../../editor/queries";
import { importWords as words } from "../../i18n/imports";
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
  const error = site.error ?? waiting.error;
  if (error && !(site.data && waiting.data !== undefined))
    return <LoadFailed error={error} onRetry={() => void Promise.all([site.refetch(), waiting.refetch()])} />;
  if (!site.data || waiting.data === undefined) return <Loading />;
  return (
    <div className="imp">
      {waiting.data ? (
        // Another file is another form: nothing that was chosen for the last one stays.
        <Preview key={waiting.data.id} site={site.data} preview={waiting.data} />
      ) : (
        <>
          <div className="imp-head">
            <h1>{words.title}</h1>
            <p>{words.lead}</p>
          </div>
          <SampleNotice />
          <Sources site={site.data} />
        </>
      )}
    </div>
  );
}

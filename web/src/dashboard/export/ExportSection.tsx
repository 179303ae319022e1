// What an owner takes along: everything of his as one archive, and his site as files. Made on the server while he does else.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, api } from "../../api/client";
import { problemText } from "../../i18n/problems";
import { Loading } from "../../ui/notices/Spinner";
import { FormError } from "../account/FormError";
import type { UserRecord } from "../account/session/sessionStore";
import { useAction } from "../account/useAction";
import { queryClient } from "../queryClient";
import { ExportCard } from "./ExportCard";
import { exportsQuery, type Kind } from "./queries";
import { StaticSiteDialog } from "./StaticSiteDialog";
import "./export.css";

const kinds: readonly Kind[] = ["archive", "static"];

export function ExportSection({ account }: { account: UserRecord }) {
  const { data, error } = useQuery(exportsQuery);
  const [isChoosing, setIsChoosing] = useState(false);
  const askForArchive = useAction(async () => {
    await api.POST("/api/site/takeaways/{kind}", { params: { path: { kind: "archive" } }, body: {} });
    await queryClient.invalidateQueries(exportsQuery);
  });
  if (!data) return error instanceof ApiProblem ? <FormError text={problemText(error)} /> : <Loading />;
  const ask = (kind: Kind) => (kind === "archive" ? askForArchive.run() : setIsChoosing(true));
  return (
    <>
      <ul className="d-box d-list">
        {kinds.map((kind) => (
          <ExportCard
            key={kind}
            kind={kind}
            made={data.takeaways.find((one) => one.kind === kind)}
            isAsking={kind === "archive" && askForArchive.isBusy}
            refusal={kind === "archive" ? askForArchive.generalError : undefined}
            onAsk={() => ask(kind)}
          />
        ))}
      </ul>
      {isChoosing && (
        <StaticSiteDialog
          email={account.email}
          address={data.address}
          made={data.takeaways.find(({ kind }) => kind === "static")}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}

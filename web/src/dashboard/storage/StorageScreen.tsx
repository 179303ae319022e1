// 'Place': how much room the site has, what takes it, and what can be had back.
import { useQuery } from "@tanstack/react-query";
import { fileSize } from "../../i18n/format";
import { storageWords as words } from "../../i18n/storage";
import { Notice } from "../../ui/notices/Notice";
import { Loading } from "../../ui/notices/Spinner";
import { useAccount } from "../account/session/session";
import { VerificationReminder } from "../account/session/VerificationReminder";
import { LoadFailed } from "../screens/LoadFailed";
import { useTitle } from "../useTitle";
import { Largest } from "./Largest";
import { leadOf, levelOf, warningOf } from "./level";
import { Meter } from "./Meter";
import { Parts } from "./Parts";
import { type SiteStorage, storageQuery } from "./queries";
import { ReclaimStorage } from "./ReclaimStorage";
import "./storage.css";

function Head({ storage: { usedBytes, mostBytes, paidBytes, isUnconfirmed } }: { storage: SiteStorage }) {
  const account = useAccount();
  const warning = warningOf({ usedBytes, mostBytes });
  return (
    <header className="d-page-head">
      <h1 className="d-title">{words.title}</h1>
      <p className="d-lead">
        {leadOf({ usedBytes, mostBytes })}
        {paidBytes !== null && ` ${words.paid(fileSize(paidBytes))}`}
      </p>
      <Meter usedBytes={usedBytes} mostBytes={mostBytes} />
      {warning && (
        <Notice tone={levelOf({ usedBytes, mostBytes }) === "full" ? "bad" : "warning"} role="status">
          {warning}
        </Notice>
      )}
      {isUnconfirmed && <VerificationReminder account={account} text={words.unconfirmed} />}
    </header>
  );
}

export function StorageScreen() {
  useTitle(words.title);
  const { data: storage, error, refetch } = useQuery(storageQuery);
  if (error && !storage) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!storage) return <Loading />;
  return (
    <div className="d-page d-stack storage">
      <Head storage={storage} />
      <div className="storage-columns">
        <div className="d-stack">
          <ReclaimStorage spare={storage.spare} />
          <Parts storage={storage} />
        </div>
        <Largest files={storage.files} />
      </div>
      <p className="storage-end">{words.whatCounts}</p>
    </div>
  );
}

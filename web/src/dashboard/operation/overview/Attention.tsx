// What an operator should look at, before all figures; or that there is nothing.
import { Link } from "react-router";
import { fileSize } from "../../../i18n/format";
import { operationWords } from "../../../i18n/operation";
import { buttonClass } from "../../../ui/buttons/Button";
import { Notice } from "../../../ui/notices/Notice";
import type { Figures } from "../queries";
import { useOpenReports } from "../reports/queries";
import { pathTo } from "../useOperationAddress";
import { isDiskLow, manyMails } from "./series";

const words = operationWords.overview.attention;

export function Attention({ figures: { jobs, days, mailsWaiting } }: { figures: Figures }) {
  const reports = useOpenReports();
  const today = days.at(-1);
  const failed = jobs.filter(({ error }) => error).length;
  const sentences = [
    failed > 0 && words.jobs(failed),
    isDiskLow(today) && words.disk(fileSize(today?.diskFreeBytes ?? 0)),
    mailsWaiting >= manyMails && words.mails(mailsWaiting),
  ].filter((sentence) => sentence !== false);
  if (!sentences.length && !reports) return <Notice tone="good">{words.none}</Notice>;
  return (
    <>
      {sentences.map((sentence) => (
        <Notice key={sentence} tone="bad">
          {sentence}
        </Notice>
      ))}
      {reports > 0 && (
        <Notice
          action={
            <Link className={buttonClass({ variant: "line", size: "small" })} to={pathTo("signalements")}>
              {words.seeReports}
            </Link>
          }
        >
          {words.reports(reports)}
        </Notice>
      )}
    </>
  );
}

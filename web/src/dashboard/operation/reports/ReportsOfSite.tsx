import { useQuery } from "@tanstack/react-query";
import { operationWords } from "../../../i18n/operation";
import { reportsOfSiteQuery } from "./queries";
import { ReportCard } from "./ReportCard";

/** Beside what is known of a site; nothing where nothing was reported. */
export function ReportsOfSite({ siteId }: { siteId: string }) {
  const { data } = useQuery(reportsOfSiteQuery(siteId));
  if (!data?.entries.length) return null;
  return (
    <section className="op-body" aria-label={operationWords.tabs.signalements}>
      <h2>{operationWords.tabs.signalements}</h2>
      <ul className="op-reports">
        {data.entries.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </ul>
    </section>
  );
}

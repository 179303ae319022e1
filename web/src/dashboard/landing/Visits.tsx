// Whether anyone looked, in one line, and the way to the rest.
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Schemas } from "../../api/client";
import { visitsPath } from "../../editor/paths";
import { figure } from "../../i18n/format";
import { punctuationForms } from "../../i18n/punctuation";
import { visitWords as words } from "../../i18n/visits";
import { buttonClass } from "../../ui/buttons/Button";
import { summaryQuery } from "../visits/queries";

const weekMs = 7 * 86_400_000;

function Figures({ summary: { today, week, since } }: { summary: Schemas["VisitsSummary"] }) {
  const isFirstWeek = since !== null && Date.now() - Date.parse(since) < weekMs;
  const visits = words.visits(week.visits);
  return (
    <>
      <b>{figure(today.visits)}</b> {words.todayIs}
      {punctuationForms.comma}
      <span className="d-muted">{isFirstWeek ? words.firstWeek(visits) : words.weekLine(visits, week.before)}</span>
    </>
  );
}

export function Visits() {
  const { data: summary } = useQuery(summaryQuery);
  const isOff = summary?.isOn === false;
  return (
    <section className="d-box land-visits" aria-labelledby="land-visits">
      <h2 id="land-visits" className="sr">
        {words.landing}
      </h2>
      <p>
        {isOff && <span className="d-muted">{words.landingOff}</span>}
        {summary && !isOff && summary.since === null && <span className="d-muted">{words.landingEmpty}</span>}
        {summary && !isOff && summary.since !== null && <Figures summary={summary} />}
      </p>
      <Link className={buttonClass({ variant: "quiet", size: "small" })} to={visitsPath}>
        {words.see}
      </Link>
    </section>
  );
}

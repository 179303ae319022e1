// Whether anyone looked, in two figures, and the way to the rest.
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Schemas } from "../../api/client";
import { visitsPath } from "../../editor/chain";
import { figure, visitWords as words } from "../../i18n/visits";
import { buttonClass } from "../../ui/buttons/Button";
import { summaryQuery } from "../visits/queries";

const weekMs = 7 * 86_400_000;

function Figures({ summary: { today, week, since } }: { summary: Schemas["VisitsSummary"] }) {
  const isFirstWeek = since !== null && Date.now() - Date.parse(since) < weekMs;
  return (
    <>
      <p>
        <b>{figure(today.visits)}</b> {words.todayIs}
      </p>
      <p className="d-muted">{isFirstWeek ? words.firstWeek(week.visits) : words.weekLine(week.visits, week.before)}</p>
    </>
  );
}

export function Visits() {
  const { data: summary } = useQuery(summaryQuery);
  const isOff = summary?.isOn === false;
  return (
    <section className="d-box" aria-labelledby="land-visits">
      <div className="d-box-head">
        <h2 id="land-visits">{words.landing}</h2>
        <Link className={buttonClass({ variant: "quiet", size: "small" })} to={visitsPath}>
          {words.see}
        </Link>
      </div>
      <div className="land-visits">
        {isOff && <p className="d-muted">{words.landingOff}</p>}
        {summary && !isOff && summary.since === null && <p className="d-muted">{words.landingEmpty}</p>}
        {summary && !isOff && summary.since !== null && <Figures summary={summary} />}
      </div>
    </section>
  );
}

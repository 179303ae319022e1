// 'Visites': did anyone look?
import { useQuery } from "@tanstack/react-query";
import { Sparkles, Sprout } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { siteQuery } from "../../editor/queries";
import { shellWords } from "../../i18n/dashboard";
import { visitWords as words } from "../../i18n/visits";
import { buttonClass } from "../../ui/buttons/Button";
import { Segmented } from "../../ui/fields/Segmented";
import { EmptyState } from "../../ui/notices/EmptyState";
import { LoadFailed } from "../screens/LoadFailed";
import type { Site } from "../settings";
import { useTitle } from "../useTitle";
import { Contents } from "./Contents";
import { isComparable, type Range, totalsOf } from "./figures";
import { PaidThing } from "./PaidThing";
import { type Visits, visitsQuery } from "./queries";
import { Skeleton } from "./Skeleton";
import { VisitSettings } from "./VisitSettings";
import "./visits.css";
import "./plots/days.css";
import "./cards/cards.css";
import "./settings.css";

const ranges: readonly Range[] = [7, 30, 90, 365];
const isRange = (days: number): days is Range => (ranges as readonly number[]).includes(days);

/** The screen in one sentence. */
function summaryOf({ days, before, since }: Visits, range: Range): string {
  const [now, then] = [totalsOf(days).visits, totalsOf(before).visits];
  const [visits, span] = [words.visits(now), words.spans[range]];
  if (!now) return words.nothingInRange(span);
  if (!isComparable(since, before)) return words.inRange(visits, span);
  if (now === then) return words.same(visits, span);
  return now > then ? words.more(visits, span, now - then) : words.fewer(visits, span, then - now);
}

function leadOf(visits: Visits | undefined, range: Range, isOld: boolean): string {
  if (!visits || isOld) return "\u00a0"; // its line stays free
  return visits.since === null ? words.lead : summaryOf(visits, range);
}

function LoadedVisits({ site }: { site: Site }) {
  const [params, setParams] = useSearchParams();
  const [lastOpen, setLastOpen] = useState<Range>(30);
  const asked = Number(params.get("jours") ?? 30);
  const isOpen = (days: Range) => days !== 365 || site.isPaid;
  const range = isRange(asked) && isOpen(asked) ? asked : lastOpen;
  const { data: visits, error, refetch, isPlaceholderData } = useQuery(visitsQuery(range));
  if (error && !visits) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const choose = (value: string) => {
    const days = Number(value);
    if (!isRange(days)) return;
    if (isOpen(days)) setLastOpen(days);
    setParams({ jours: value }, { replace: true });
  };
  return (
    <div className="d-page vis">
      <header>
        <div className="d-page-head">
          <h1 className="d-title">{shellWords.places.visits}</h1>
          <p className="d-lead">{leadOf(visits, range, isPlaceholderData)}</p>
        </div>
        {visits?.since !== null && (
          <Segmented
            label={words.rangeLabel}
            value={String(range)}
            segments={ranges.map((days) => ({
              value: String(days),
              label: words.ranges[days],
              ...(!isOpen(days) && { icon: Sparkles }),
            }))}
            onChange={choose}
          />
        )}
      </header>
      {asked === 365 && !site.isPaid && <PaidThing text={words.paidRange} />}
      {visits ? (
        <div className="d-stack vis-body" aria-busy={isPlaceholderData}>
          <Contents visits={visits} range={range} site={site} />
          <VisitSettings visits={visits} isPaid={site.isPaid} />
          <p className="vis-end">
            {visits.since !== null && `${visits.bots ? words.bots(visits.bots) : words.noBots} `}
            {words.privacy}
          </p>
        </div>
      ) : (
        <Skeleton />
      )}
    </div>
  );
}

export function VisitsScreen() {
  useTitle(shellWords.places.visits);
  const { data: site, error, refetch } = useQuery(siteQuery);
  if (error && !site) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!site) {
    return (
      <div className="d-page vis">
        <header>
          <div className="d-page-head">
            <h1 className="d-title">{shellWords.places.visits}</h1>
            <p className="d-lead">{"\u00a0"}</p>
          </div>
        </header>
        <Skeleton />
      </div>
    );
  }
  if (site.exists) return <LoadedVisits site={site} />;
  return (
    <EmptyState icon={Sprout} title={words.noSiteTitle} text={words.noSiteText} isPage>
      <Link className={buttonClass({ variant: "primary" })} to="/dashboard/typesite">
        {words.start}
      </Link>
    </EmptyState>
  );
}

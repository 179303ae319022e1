// What the screen shows: the figures, or what to do where there are none.
import { EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { visitWords as words } from "../../i18n/visits";
import { Button } from "../../ui/buttons/Button";
import { EmptyState } from "../../ui/notices/EmptyState";
import { Notice } from "../../ui/notices/Notice";
import { useAccount } from "../account/session/session";
import { useAction } from "../account/useAction";
import type { Site } from "../settings";
import { Clicks } from "./cards/Clicks";
import { Devices } from "./cards/Devices";
import { Hours } from "./cards/Hours";
import { Leads } from "./cards/Leads";
import { Read } from "./cards/Read";
import { Sources } from "./cards/Sources";
import { Speed } from "./cards/Speed";
import { Wanted } from "./cards/Wanted";
import { DaysCard } from "./DaysCard";
import { type Metric, type Range, totalsOf, unvisited } from "./figures";
import { NoVisits } from "./NoVisits";
import { saveVisitSettings, type Visits } from "./queries";

function SwitchOn({ visits }: { visits: Visits }) {
  const start = useAction(() => saveVisitSettings({ countsVisits: true, letter: visits.letter }));
  return (
    <Button variant="primary" isBusy={start.isBusy} onClick={start.run}>
      {words.switchOn}
    </Button>
  );
}

interface FiguresProps {
  visits: Visits;
  range: Range;
}

/** The cards tell of visits: without one, seven of them would be empty. */
function Figures({ visits, range, children }: FiguresProps & { children: ReactNode }) {
  const [metric, setMetric] = useState<Metric>("visits");
  return (
    <>
      {!visits.isOn && <Notice action={<SwitchOn visits={visits} />}>{words.offNotice}</Notice>}
      <DaysCard visits={visits} range={range} metric={metric} onMetric={setMetric} />
      {children}
      {!unvisited(visits) && (
        <div className="vis-cards">
          <Wanted visits={visits} />
          <Sources visits={visits} />
          <div className="vis-pair">
            <Read visits={visits} />
            <Devices visits={visits} />
          </div>
          <Leads visits={visits} />
          <Clicks visits={visits} />
          <Hours visits={visits} metric={metric} />
          <Speed visits={visits} />
        </div>
      )}
    </>
  );
}

export function Contents({ visits, range, site }: FiguresProps & { site: Site }) {
  const { userName } = useAccount();
  const nobodyYet = <NoVisits site={site} name={userName} />;
  const isBlank = visits.isOn && totalsOf(visits.days).views === 0 && unvisited(visits) === "ever";
  if (visits.since !== null && !isBlank) {
    return (
      <Figures visits={visits} range={range}>
        {visits.isOn && unvisited(visits) === "ever" && nobodyYet}
      </Figures>
    );
  }
  if (visits.isOn) return nobodyYet;
  return (
    <section className="d-box">
      <EmptyState icon={EyeOff} title={words.offTitle} text={words.offText}>
        <SwitchOn visits={visits} />
      </EmptyState>
    </section>
  );
}

// Today's figures, each with its ninety days; then what runs by itself, and what went wrong.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { hourOf } from "../../../i18n/format";
import { operationWords } from "../../../i18n/operation";
import { Button } from "../../../ui/buttons/Button";
import { Loading } from "../../../ui/notices/Spinner";
import { figuresQuery } from "../queries";
import { Refused } from "../Refused";
import { Attention } from "./Attention";
import { Errors } from "./Errors";
import { FigureCard } from "./FigureCard";
import { FiguresTable } from "./FiguresTable";
import { Jobs } from "./Jobs";
import { seriesOf } from "./series";

const words = operationWords.overview;

export function Overview() {
  const { data: figures, error, refetch } = useQuery(figuresQuery);
  const [isTable, setIsTable] = useState(false);
  if (error && !figures) return <Refused error={error} onRetry={() => void refetch()} />;
  if (!figures) return <Loading />;
  const series = seriesOf(figures);
  return (
    <div className="op-body">
      <Attention figures={figures} />
      <div className="op-figures-head">
        <p className="d-muted">
          {figures.countedAt ? words.countedAt(hourOf(new Date(figures.countedAt))) : words.notCounted}
        </p>
        <Button size="small" variant="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {isTable ? words.showPlots : words.showTable}
        </Button>
      </div>
      {isTable ? (
        <FiguresTable series={series} days={figures.days} />
      ) : (
        <div className="d-grid op-figures">
          {series.map((one) => (
            <FigureCard key={one.key} series={one} days={figures.days} />
          ))}
        </div>
      )}
      <div className="op-pair">
        <Jobs jobs={figures.jobs} />
        <Errors errors={figures.errors} />
      </div>
    </div>
  );
}

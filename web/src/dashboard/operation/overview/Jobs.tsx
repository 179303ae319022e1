import { Circle, CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";
import { useId, useState } from "react";
import { duration, momentOf } from "../../../i18n/format";
import { jobName, operationWords } from "../../../i18n/operation";
import { Button } from "../../../ui/buttons/Button";
import { classes } from "../../../ui/classes";
import { Icon } from "../../../ui/Icon";
import type { Figures } from "../queries";

const words = operationWords.overview;
type Job = Figures["jobs"][number];

const shownAtFirst = 6;

function stateOf(job: Job) {
  if (job.error) return { icon: CircleAlert, word: words.jobFailed, look: "op-job-bad" };
  if (job.isRunning) return { icon: LoaderCircle, word: words.jobRuns, look: "" };
  if (job.finishedAt) return { icon: CircleCheck, word: words.jobOk, look: "op-job-good" };
  return { icon: Circle, word: words.jobNever, look: "" };
}

/** When, and how long it took, as far as that is known. */
const lastRun = (iso: string, seconds: number | null): string =>
  seconds === null ? momentOf(iso) : words.jobRan(momentOf(iso), duration(seconds));

function JobRow({ job }: { job: Job }) {
  const { icon, word, look } = stateOf(job);
  return (
    <li className={classes("op-job", look)}>
      <Icon of={icon} />
      <div>
        <b>{jobName(job.name)}</b> <code>{job.name}</code>
        <p>
          {job.finishedAt ? `${word} · ${lastRun(job.finishedAt, job.seconds)}` : word}
          {job.error && <span className="op-job-error">{job.error}</span>}
        </p>
      </div>
    </li>
  );
}

/** What failed first; then what ran last. */
const inOrder = (jobs: readonly Job[]): Job[] =>
  jobs.toSorted(
    (one, other) =>
      Number(Boolean(other.error)) - Number(Boolean(one.error)) ||
      (other.finishedAt ?? "").localeCompare(one.finishedAt ?? "") ||
      one.name.localeCompare(other.name),
  );

export function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const ordered = inOrder(jobs);
  const failed = ordered.filter(({ error }) => error).length;
  const shown = isWhole ? ordered : ordered.slice(0, Math.max(shownAtFirst, failed));
  return (
    <section className="d-box d-card op-card" aria-labelledby={id}>
      <div className="op-card-head">
        <h2 id={id}>{words.jobs}</h2>
        <p className="d-muted">{words.jobsHint}</p>
      </div>
      {jobs.length === 0 && <p className="d-muted">{words.noJobs}</p>}
      <ul className="op-jobs">
        {shown.map((job) => (
          <JobRow key={job.name} job={job} />
        ))}
      </ul>
      {ordered.length > shownAtFirst && (
        <Button size="small" variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? words.showFewerJobs : words.showAllJobs(ordered.length)}
        </Button>
      )}
    </section>
  );
}

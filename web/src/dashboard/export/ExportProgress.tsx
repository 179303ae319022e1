import { stepOf, exportWords as words } from "../../i18n/exports";
import { punctuationForms } from "../../i18n/punctuation";
import type { SiteExport } from "./queries";

/** How far it is, in words, in figures and as a bar. */
export const ExportProgress = ({ title, made }: { title: string; made: SiteExport }) => (
  <>
    <p className="export-step">
      <span>{stepOf(made.step)}</span>
      <span className="export-figures">{words.percent(made.progress)}</span>
    </p>
    <div
      className="export-bar"
      role="progressbar"
      aria-label={words.progressOf(title)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={made.progress}
      aria-valuetext={stepOf(made.step) + punctuationForms.comma + words.percent(made.progress)}
    >
      <span style={{ width: `${made.progress}%` }} />
    </div>
    <p className="d-hint">{words.leave}</p>
  </>
);

// The versions by day, the latest first; each is a link, so that the browser's 'back' leads to the list.
import { History } from "lucide-react";
import { Link } from "react-router";
import { editorPath } from "../../editor/paths";
import { fileSize, hourOf } from "../../i18n/format";
import { languageName } from "../../i18n/languages";
import { versionWords } from "../../i18n/versions";
import { Button, buttonClass } from "../../ui/buttons/Button";
import { Badge } from "../../ui/notices/Badge";
import { EmptyState } from "../../ui/notices/EmptyState";
import { Notice } from "../../ui/notices/Notice";
import { byDay, changesOf, placeTitle } from "./describeVersion";
import type { Version } from "./queries";

/** From here on the oldest are going, or soon will. */
const FULL = 0.8;

function Row({ version, to, isOpen }: { version: Version; to: string; isOpen: boolean }) {
  return (
    <li>
      <Link className="ver-row" to={to} aria-current={isOpen || undefined}>
        <time dateTime={version.savedAt}>{hourOf(new Date(version.savedAt))}</time>
        <span className="ver-row-place">
          <b>{placeTitle(version.section)}</b>
          {version.language && (
            <abbr title={languageName(version.language)} className="d-tag">
              {version.language}
            </abbr>
          )}
          {version.isCurrent && <Badge tone="green">{versionWords.current}</Badge>}
        </span>
        <span className="ver-row-what">{changesOf(version)}</span>
        {version.origin === "restore" || version.origin === "import" ? (
          <span className="ver-row-what">{versionWords.by[version.origin]}</span>
        ) : null}
      </Link>
    </li>
  );
}

interface VersionListProps {
  versions: readonly Version[];
  opened: number | null;
  addressOf(number: number): string;
  onOlder: (() => void) | null;
  isLoadingOlder: boolean;
  usedBytes: number;
  mostBytes: number;
  /** Of files that nothing but versions shows. */
  fileBytes: number;
}

export function VersionList(props: VersionListProps) {
  const { versions, opened, addressOf, onOlder, isLoadingOlder, usedBytes, mostBytes, fileBytes } = props;
  if (!versions.length)
    return (
      <EmptyState icon={History} title={versionWords.emptyTitle} text={versionWords.emptyText}>
        <Link className={buttonClass({ variant: "line" })} to={editorPath("home")}>
          {versionWords.toEditor}
        </Link>
      </EmptyState>
    );
  const [used, most] = [fileSize(usedBytes), fileSize(mostBytes)];
  return (
    <>
      {usedBytes > mostBytes * FULL && (
        <div className="ver-notice">
          <Notice tone="warning">{versionWords.roomFull(used, most)}</Notice>
        </div>
      )}
      {byDay(versions).map(({ day, versions }) => (
        <section key={versions[0]?.number} aria-label={day}>
          <h2 className="ver-day">{day}</h2>
          <ul className="ver-rows">
            {versions.map((version) => (
              <Row
                key={version.number}
                version={version}
                to={addressOf(version.number)}
                isOpen={version.number === opened}
              />
            ))}
          </ul>
        </section>
      ))}
      {onOlder && (
        <div className="ver-older">
          <Button isFull isBusy={isLoadingOlder} onClick={onOlder}>
            {versionWords.older}
          </Button>
        </div>
      )}
      <p className="ver-room">
        {versionWords.room(used, most)} {fileBytes > 0 && versionWords.files(fileSize(fileBytes))}
      </p>
    </>
  );
}

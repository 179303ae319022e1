// What is on line, said at any moment, and the way to what is not: in the header, in the phone's menu and on the landing.
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { siteQuery } from "../../editor/queries";
import { publishingWords as words } from "../../i18n/publishing";
import { Button } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { Badge } from "../../ui/notices/Badge";
import type { Site } from "../settings";
import { publishingPanel, useIsPanelOpen } from "./panel";
import { SampleWaits } from "./SampleWaits";
import { canSwitch, StateSwitch } from "./StateSwitch";
import { stateOf } from "./state";
import { countOf } from "./unpublished";
import { useUnpublished } from "./useUnpublished";
import "./publishing.css";

const PublishingDialog = lazy(() => import("./PublishingDialog"));

function useSaid(site: Site) {
  const unpublished = useUnpublished(site);
  const count = unpublished && countOf(unpublished);
  return { count, ...stateOf(site, count) };
}

function HeaderState({ site }: { site: Site }) {
  const { tone, icon, label } = useSaid(site);
  const isOpen = useIsPanelOpen();
  return (
    <>
      <button
        type="button"
        className={`pub-state d-tag-${tone}`}
        aria-haspopup="dialog"
        title={label}
        onClick={publishingPanel.open}
      >
        <Icon of={icon} />
        <span className="pub-label">{label}</span>
      </button>
      {isOpen && (
        <Suspense>
          <PublishingDialog site={site} />
        </Suspense>
      )}
    </>
  );
}

export function PublishingState() {
  const { data: site } = useQuery(siteQuery);
  return site ? <HeaderState site={site} /> : null;
}

function MenuItem({ site, onOpen }: { site: Site; onOpen(): void }) {
  const { icon, label } = useSaid(site);
  const open = () => {
    onOpen();
    publishingPanel.open();
  };
  return (
    <button type="button" className="d-item" onClick={open}>
      <Icon of={icon} />
      {label}
    </button>
  );
}

export function PublishingItem({ onOpen }: { onOpen(): void }) {
  const { data: site } = useQuery(siteQuery);
  return site ? <MenuItem site={site} onOpen={onOpen} /> : null;
}

/** On the landing: the first thing that is said of the site. */
export function PublishingCard({ site }: { site: Site }) {
  const { tone, icon, label, lead, count } = useSaid(site);
  if (!site.exists && count === 0) return null;
  return (
    <section className="d-box land-pad pub-card" aria-labelledby="land-publishing">
      <div className="pub-card-text">
        <h2 id="land-publishing">
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        </h2>
        <p className="d-muted">{lead}</p>
      </div>
      <div className="pub-card-actions">
        {canSwitch(site) && <StateSwitch site={site} />}
        {count !== 0 && <Button onClick={publishingPanel.open}>{words.see}</Button>}
      </div>
      <SampleWaits site={site} />
    </section>
  );
}

/** Beneath a list in which one writes: the way to put it on line is always in sight. */
export function PublishingBar({ site }: { site: Site }) {
  const { label, count } = useSaid(site);
  if (!count) return null;
  return (
    <div className="pub-bar">
      <p>{label}</p>
      <Button variant="primary" onClick={publishingPanel.open}>
        {words.see}
      </Button>
    </div>
  );
}

import { Link } from "react-router";
import { operationWords as words } from "../../i18n/operation";
import { Count } from "../../ui/notices/Badge";
import { useCurrentInSight } from "../../ui/useCurrentInSight";
import { useOpenReports } from "./reports/queries";
import { pathTo, type Tab, tabs } from "./useOperationAddress";

export function Tabs({ current }: { current: Tab }) {
  const open = useOpenReports();
  const row = useCurrentInSight(`${current} ${open}`); // a count makes its tab wider
  return (
    <nav ref={row} className="op-tabs" aria-label={words.tabsLabel}>
      {tabs.map((tab) => (
        <Link key={tab} to={pathTo(tab)} aria-current={tab === current ? "page" : undefined}>
          {words.tabs[tab]}
          {tab === "signalements" && open > 0 && <Count value={open} label={() => words.reports.open} />}
        </Link>
      ))}
    </nav>
  );
}

// 'Exploitation': the instance as its operators see it. For everybody else there is nothing here.
import { Compass } from "lucide-react";
import { Link } from "react-router";
import { screenWords } from "../../i18n/dashboard";
import { operationWords as words } from "../../i18n/operation";
import { buttonClass } from "../../ui/buttons/Button";
import { EmptyState } from "../../ui/notices/EmptyState";
import { useIsOperator } from "../account/session/session";
import { useTitle } from "../useTitle";
import { Keys } from "./keys/Keys";
import { Log } from "./log/Log";
import { Overview } from "./overview/Overview";
import { People } from "./people/People";
import { Reports } from "./reports/Reports";
import { Tabs } from "./Tabs";
import { type Tab, useOperationAddress } from "./useOperationAddress";
import "./operation.css";
import "./lists.css";

const parts: Record<Tab, () => React.ReactNode> = {
  apercu: () => <Overview />,
  comptes: () => <People />,
  signalements: () => <Reports />,
  cles: () => <Keys />,
  journal: () => <Log />,
};

function NotHere() {
  useTitle(screenWords.notFoundTitle);
  return (
    <EmptyState icon={Compass} title={screenWords.notFoundTitle} text={screenWords.notFoundText} isPage>
      <Link className={buttonClass({ variant: "primary" })} to="/dashboard">
        {screenWords.toDashboard}
      </Link>
    </EmptyState>
  );
}

function Operation() {
  const { tab } = useOperationAddress();
  useTitle(tab === "apercu" ? words.title : `${words.tabs[tab]} · ${words.title}`);
  return (
    <div className="d-page op">
      <header className="d-page-head">
        <h1 className="d-title">{words.title}</h1>
        <p className="d-lead">{words.lead}</p>
      </header>
      <Tabs current={tab} />
      {parts[tab]()}
    </div>
  );
}

export const OperationScreen = () => (useIsOperator() ? <Operation /> : <NotHere />);

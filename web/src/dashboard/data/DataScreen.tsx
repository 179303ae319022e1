// 'Mes données': what goes out, what comes in, what was, and how much room it takes.
import { History } from "lucide-react";
import { Link } from "react-router";
import { versionsPath } from "../../editor/paths";
import { shellWords, placeWords as words } from "../../i18n/dashboard";
import { exportWords } from "../../i18n/exports";
import { importWords } from "../../i18n/imports";
import { storageWords } from "../../i18n/storage";
import { versionWords } from "../../i18n/versions";
import { buttonClass } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { useAccount } from "../account/session/session";
import { ExportSection } from "../export/ExportSection";
import { ResumeSection } from "../import/ResumeSection";
import { Part } from "../screens/Parts";
import { StorageLine } from "../storage/StorageLine";
import { useTitle } from "../useTitle";
import "../account/settings/account.css";
import "../storage/storage.css";

export function DataScreen() {
  useTitle(shellWords.places.data);
  const account = useAccount();
  return (
    <div className="d-page parts">
      <h1>{shellWords.places.data}</h1>
      <Part title={exportWords.title} hint={exportWords.hint}>
        <ExportSection account={account} />
      </Part>
      <Part title={importWords.account} hint={importWords.accountHint}>
        <ResumeSection />
      </Part>
      <Part title={versionWords.title} hint={versionWords.lead}>
        <div className="d-row">
          <Link className={buttonClass({ variant: "line" })} to={versionsPath}>
            <Icon of={History} />
            {words.seeVersions}
          </Link>
        </div>
      </Part>
      <Part title={storageWords.title}>
        <StorageLine />
      </Part>
    </div>
  );
}

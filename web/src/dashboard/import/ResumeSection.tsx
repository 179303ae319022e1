// On the account's screen: the way to an import, and the content as a JSON Resume for other tools.
import { useQuery } from "@tanstack/react-query";
import { FileInput } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { siteQuery } from "../../editor/queries";
import { importWords as words } from "../../i18n/imports";
import { buttonClass } from "../../ui/buttons/Button";
import { Switch } from "../../ui/fields/Switch";
import { Icon } from "../../ui/Icon";
import { toastSuccess } from "../../ui/notices/Toasts";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { type Site, useSaveSettings } from "../settings";

function ResumeSwitch({ site }: { site: Site }) {
  const id = useId();
  const saveSettings = useSaveSettings();
  const turn = useAction(async () => {
    const siteType = site.siteType === "footer" ? "footer" : "header";
    const offersResume = !site.offersResume;
    await saveSettings({ siteType, languages: site.languages, offersResume }, site.settingsRevision);
    toastSuccess(offersResume ? words.resumeOn : words.resumeOff);
  });
  const address = `/@${site.slug}/resume.json`;
  return (
    <div className="d-field">
      <Switch label={words.offersResume} isOn={site.offersResume} describedBy={`${id}-hint`} onChange={turn.run} />
      <p className="d-hint" id={`${id}-hint`}>
        {words.offersResumeHint}
      </p>
      {site.offersResume && site.isOnline && (
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            {window.location.host}
            {address}
            <span className="sr"> {words.newTab}</span>
          </a>
        </p>
      )}
      <FormError text={turn.generalError} />
    </div>
  );
}

export function ResumeSection() {
  const { data: site } = useQuery(siteQuery);
  return (
    <>
      <div className="d-row">
        <Link className={buttonClass({ variant: "line" })} to="/dashboard/import">
          <Icon of={FileInput} />
          {words.offerLink}
        </Link>
      </div>
      {site?.exists && <ResumeSwitch site={site} />}
    </>
  );
}

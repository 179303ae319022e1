// 'Diffusion': where and whether visitors find the site.
import { shellWords, typesiteWords, placeWords as words } from "../../i18n/dashboard";
import { Part } from "../screens/Parts";
import { AddressAndState } from "../site-settings/AddressAndState";
import { SettingsPage } from "../site-settings/SettingsPage";
import { type LoadedSettings, SettingsScreen } from "../site-settings/SettingsScreen";
import { useSettings } from "../site-settings/useSettings";
import { SuspensionNotice } from "../suspension/SuspensionNotice";
import { LegalPart } from "./LegalPart";

const title = shellWords.places.publication;

function LoadedPublication({ site, drafts, opened }: LoadedSettings) {
  const settings = useSettings(site, drafts, opened);
  return (
    <SettingsPage
      site={site}
      settings={settings}
      title={title}
      lead={words.publicationLead}
      onSave={() => void settings.save()}
      beside={site.exists && <LegalPart site={site} />}
    >
      {site.suspension && <SuspensionNotice suspension={site.suspension} />}
      <Part title={typesiteWords.address}>
        <AddressAndState
          form={settings.form}
          slugError={settings.slugError}
          awaitsAddress={site.awaitsAddress}
          onChange={settings.change}
        />
      </Part>
    </SettingsPage>
  );
}

export const PublicationScreen = () => <SettingsScreen title={title} of={LoadedPublication} />;

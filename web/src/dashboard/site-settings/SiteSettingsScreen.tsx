import { typesiteWords } from "../../i18n/dashboard";
import { LoadedSiteSettings } from "./LoadedSiteSettings";
import { SettingsScreen } from "./SettingsScreen";

export const SiteSettingsScreen = () => <SettingsScreen title={typesiteWords.title} of={LoadedSiteSettings} />;

import { typesiteWords } from "../../i18n/dashboard";
import { LoadedTypesite } from "./LoadedTypesite";
import { SettingsScreen } from "./SettingsScreen";

export const TypesiteScreen = () => <SettingsScreen title={typesiteWords.title} of={LoadedTypesite} />;

import { CircleHelp, Database, Gauge, Languages, LayoutDashboard, LogOut, UserRound } from "lucide-react";
import { Link } from "react-router";
import { accountPath, dataPath, landingPath } from "../../editor/paths";
import { shellWords } from "../../i18n/dashboard";
import { Menu, MenuChoice, MenuItem, MenuLine, MenuList } from "../../ui/buttons/Menu";
import { Icon } from "../../ui/Icon";
import { useAccount, useIsOperator } from "../account/session/session";
import { pick } from "../language/LanguageSelect";
import { guideAddress, languageChoices, spokenLanguage } from "../language/language";
import { operationPath } from "../operation/useOperationAddress";
import { type Mode, setMode, useMode } from "./mode";
import { useSignOut } from "./useSignOut";

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word][0] ?? "")
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join("")
    .toUpperCase();

export const modes = (Object.entries(shellWords.modes) as [Mode, string][]).map(([value, label]) => ({ value, label }));

export function AccountMenu() {
  const account = useAccount();
  const isOperator = useIsOperator();
  const mode = useMode();
  const { signOut } = useSignOut();
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="dash-face"
          aria-label={shellWords.account(initials(account.userName), account.userName)}
        >
          {initials(account.userName)}
        </button>
      }
    >
      <div className="dash-who">
        <b>{account.userName}</b>
        <span>{account.email}</span>
      </div>
      <MenuLine />
      <MenuItem asChild>
        <Link to={landingPath}>
          <Icon of={LayoutDashboard} />
          {shellWords.dashboard}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={accountPath}>
          <Icon of={UserRound} />
          {shellWords.myAccount}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={dataPath}>
          <Icon of={Database} />
          {shellWords.places.data}
        </Link>
      </MenuItem>
      {isOperator && (
        <MenuItem asChild>
          <Link to={operationPath}>
            <Icon of={Gauge} />
            {shellWords.operation}
          </Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <a href={guideAddress} target="_blank" rel="noreferrer">
          <Icon of={CircleHelp} />
          {shellWords.help}
          <span className="sr"> {shellWords.newTab}</span>
        </a>
      </MenuItem>
      <MenuLine />
      <MenuChoice label={shellWords.mode} value={mode} choices={modes} onChange={setMode} />
      <MenuList
        icon={Languages}
        label={shellWords.languageShort}
        value={spokenLanguage}
        choices={languageChoices}
        onChange={(language) => void pick(language)}
      />
      <MenuLine />
      <MenuItem icon={LogOut} onSelect={signOut}>
        {shellWords.signOut}
      </MenuItem>
    </Menu>
  );
}

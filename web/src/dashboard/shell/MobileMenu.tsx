// The same places as the header, as a sheet over the page on narrow screens. Radix keeps the focus inside.
import {
  ArrowUpRight,
  CircleHelp,
  Database,
  Gauge,
  LayoutDashboard,
  LogOut,
  Menu as MenuIcon,
  PanelsTopLeft,
  UserRound,
  X,
} from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { accountPath, dataPath, landingPath, siteSettingsPath } from "../../editor/paths";
import { menuPlaces, visitorsPlace } from "../../editor/places";
import { shellWords } from "../../i18n/dashboard";
import { IconButton } from "../../ui/buttons/IconButton";
import { closeOnEscape } from "../../ui/dialogs/closeOnEscape";
import { Segmented } from "../../ui/fields/Segmented";
import { Icon } from "../../ui/Icon";
import { Count } from "../../ui/notices/Badge";
import { useIsOperator } from "../account/session/session";
import { useUnreadCount } from "../landing/messages";
import { LanguageSelect } from "../language/LanguageSelect";
import { guideAddress } from "../language/language";
import { operationPath } from "../operation/useOperationAddress";
import { PublishingItem } from "../publishing/PublishingState";
import { modes } from "./AccountMenu";
import { setMode, useMode } from "./mode";
import { useSignOut } from "./useSignOut";

export function MobileMenu({ siteAddress, shows }: { siteAddress: string | null; shows: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const isOperator = useIsOperator();
  const unread = useUnreadCount();
  const mode = useMode();
  const { signOut } = useSignOut();

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving elsewhere closes it.
  useEffect(() => setIsOpen(false), [pathname]);

  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild>
        <IconButton className="dash-burger" label={shellWords.openMenu} icon={MenuIcon} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="dash-sheet-veil" />
        <Radix.Content
          className="dash-sheet"
          aria-describedby={undefined}
          onKeyDown={closeOnEscape(() => setIsOpen(false))}
        >
          <div className="dash-sheet-top">
            <Radix.Title>{shellWords.menu}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={shellWords.closeMenu} icon={X} />
            </Radix.Close>
          </div>
          <nav className="dash-sheet-in" aria-label={shellWords.mainMenu}>
            <Link className="d-item dash-sheet-main" to={siteSettingsPath}>
              <Icon of={PanelsTopLeft} />
              {shellWords.create}
            </Link>
            {menuPlaces.map((place) => (
              <Link key={place.title} className="d-item" to={place.screens[0].path}>
                <Icon of={place.icon} />
                {place.title}
                {place === visitorsPlace && unread > 0 && (
                  <span className="d-item-end">
                    <Count value={unread} label={shellWords.unread} />
                  </span>
                )}
              </Link>
            ))}
            <hr className="d-menu-line" />
            <Link className="d-item" to={landingPath}>
              <Icon of={LayoutDashboard} />
              {shellWords.dashboard}
            </Link>
            <Link className="d-item" to={accountPath}>
              <Icon of={UserRound} />
              {shellWords.myAccount}
            </Link>
            <Link className="d-item" to={dataPath}>
              <Icon of={Database} />
              {shellWords.places.data}
            </Link>
            {isOperator && (
              <Link className="d-item" to={operationPath}>
                <Icon of={Gauge} />
                {shellWords.operation}
              </Link>
            )}
            <a className="d-item" href={guideAddress} target="_blank" rel="noreferrer">
              <Icon of={CircleHelp} />
              {shellWords.help}
              <span className="sr"> {shellWords.newTab}</span>
            </a>
            <PublishingItem onOpen={() => setIsOpen(false)} />
            {siteAddress && (
              <a className="d-item" href={siteAddress} target="_blank" rel="noreferrer">
                <Icon of={ArrowUpRight} />
                {shellWords.seeSite} <small className="dash-see-what">{shows}</small>
                <span className="sr"> {shellWords.newTab}</span>
              </a>
            )}
            <hr className="d-menu-line" />
            <div className="dash-sheet-mode">
              <span aria-hidden="true">{shellWords.mode}</span>
              <Segmented label={shellWords.mode} value={mode} segments={modes} onChange={setMode} isFull />
            </div>
            <div className="dash-sheet-mode">
              <span aria-hidden="true">{shellWords.languageShort}</span>
              <LanguageSelect />
            </div>
            <hr className="d-menu-line" />
            <button type="button" className="d-item" onClick={signOut}>
              <Icon of={LogOut} />
              {shellWords.signOut}
            </button>
          </nav>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

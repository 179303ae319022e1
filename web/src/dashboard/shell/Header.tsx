import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight } from "lucide-react";
import { Link, useLocation } from "react-router";
import type { Schemas } from "../../api/client";
import { type DraftPlace, useDraftedPlaces } from "../../editor/draft/draftBadges";
import { useOtherWindows } from "../../editor/draft/following";
import { useLeftOvers } from "../../editor/draft/useLeftOvers";
import { siteSettingsPath } from "../../editor/paths";
import { appearancePlace, menuPlaces, screenAt, visitorsPlace } from "../../editor/places";
import { siteQuery } from "../../editor/queries";
import { isStep } from "../../editor/steps";
import { landingWords, shellWords } from "../../i18n/dashboard";
import { punctuationForms } from "../../i18n/punctuation";
import { suspensionWords } from "../../i18n/suspension";
import { buttonClass } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { Count } from "../../ui/notices/Badge";
import { useUnreadCount } from "../landing/messages";
import { PublishingState } from "../publishing/PublishingState";
import { AccountMenu } from "./AccountMenu";
import { Brand } from "./Brand";
import { MobileMenu } from "./MobileMenu";
import { ThemeDots } from "./ThemeDots";

/** What the owner will see there: a notice, his drafts, which nobody else sees, or what is saved. */
function seenState(site: Schemas["SiteOut"] | undefined, drafted: ReadonlySet<DraftPlace>): string {
  if (site?.suspension) return suspensionWords.seen;
  const hasDraft = [...drafted].some((place) => place !== "settings");
  if (hasDraft) return shellWords.seesDraft;
  return site?.isOnline && !site.awaitsAddress ? shellWords.seesOnline : shellWords.seesConstruction;
}

export function Header() {
  const { data: site } = useQuery(siteQuery);
  const { pathname } = useLocation();
  const unread = useUnreadCount();
  const siteAddress = site?.exists ? `/@${site.slug}` : null;
  const drafted = useDraftedPlaces(site);
  useLeftOvers(site);
  useOtherWindows();
  const shows = seenState(site, drafted);
  return (
    <header className="dash-header">
      <Brand />
      <nav className="dash-nav" aria-label={shellWords.mainMenu}>
        <Link to={siteSettingsPath} aria-current={isStep(pathname) ? "page" : undefined}>
          {shellWords.create}
        </Link>
        {menuPlaces.map((place) => (
          <Link
            key={place.title}
            to={place.screens[0].path}
            aria-current={screenAt(place, pathname) ? "page" : undefined}
          >
            {place.title}
            {place === appearancePlace && drafted.has("appearance") && (
              <span className="dash-nav-draft" title={landingWords.draftInProgress}>
                <span className="sr">
                  {punctuationForms.comma}
                  {landingWords.draftInProgress}
                </span>
              </span>
            )}
            {place === visitorsPlace && unread > 0 && <Count value={unread} label={shellWords.unread} />}
          </Link>
        ))}
      </nav>
      <div className="dash-header-end">
        <PublishingState />
        {siteAddress && (
          <a
            className={buttonClass({ variant: "quiet", size: "small", className: "dash-see" })}
            href={siteAddress}
            target="_blank"
            rel="noreferrer"
          >
            {shellWords.seeSite} <small className="dash-see-what">{shows}</small>
            <Icon of={ArrowUpRight} />
            <span className="sr"> {shellWords.newTab}</span>
          </a>
        )}
        {site && <ThemeDots stored={site.themeIndex} ownColours={site.ownColours} />}
        <AccountMenu />
        <MobileMenu siteAddress={siteAddress} shows={shows} />
      </div>
    </header>
  );
}

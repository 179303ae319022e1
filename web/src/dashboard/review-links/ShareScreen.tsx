// 'Partager le brouillon': the links to the draft, and what their readers said of it.
import { useQuery } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { siteSettingsPath } from "../../editor/paths";
import { siteQuery } from "../../editor/queries";
import { reviewWords as words } from "../../i18n/reviews";
import { buttonClass } from "../../ui/buttons/Button";
import { EmptyState } from "../../ui/notices/EmptyState";
import { Loading } from "../../ui/notices/Spinner";
import { LoadFailed } from "../screens/LoadFailed";
import { useTitle } from "../useTitle";
import { AllRemarks } from "./AllRemarks";
import { LinkCard } from "./LinkCard";
import { NewLink } from "./NewLink";
import { type ReviewLink, reviewLinksQuery } from "./queries";
import "./share.css";

/** What can still be sent stands above what is over, in the order of the server. */
const usableFirst = (links: readonly ReviewLink[]): ReviewLink[] => [
  ...links.filter(({ state }) => state === "good"),
  ...links.filter(({ state }) => state !== "good"),
];

export function ShareScreen() {
  useTitle(words.title);
  const site = useQuery(siteQuery);
  const { data, ...links } = useQuery(reviewLinksQuery);
  const [newest, setNewest] = useState<string | null>(null);
  const error = site.error ?? links.error;
  if (error && !(site.data && data))
    return <LoadFailed error={error} onRetry={() => void Promise.all([site.refetch(), links.refetch()])} />;
  if (!site.data || !data) return <Loading />;
  if (!site.data.exists)
    return (
      <EmptyState isPage icon={Share2} title={words.nothingTitle} text={words.nothingText}>
        <Link className={buttonClass({ variant: "primary" })} to={siteSettingsPath}>
          {words.nothingStart}
        </Link>
      </EmptyState>
    );
  return (
    <div className="d-page d-stack share">
      <header className="d-page-head">
        <h1 className="d-title">{words.title}</h1>
        <p className="d-lead">{words.intro}</p>
      </header>
      <div className="share-columns">
        <div className="d-stack share-stack">
          <section className="d-box d-card share-links" aria-labelledby="share-links">
            <h2 id="share-links">{words.links}</h2>
            {data.links.length ? (
              <ul>
                {usableFirst(data.links).map((link) => (
                  <LinkCard key={link.id} link={link} isNew={link.id === newest} />
                ))}
              </ul>
            ) : (
              <p className="d-muted">{words.noLinks}</p>
            )}
          </section>
          <AllRemarks />
        </div>
        <NewLink onMade={setNewest} />
      </div>
    </div>
  );
}

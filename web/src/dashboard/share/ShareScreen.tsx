// 'Partager le brouillon' (D55): the links to the draft, and what their readers said of it.
import { useQuery } from "@tanstack/react-query";
import { reviewWords as words } from "../../i18n/reviews";
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
  const { data, error, refetch } = useQuery(reviewLinksQuery);
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <div className="share">
      <header>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </header>
      <div className="share-columns">
        <div className="share-stack">
          <section className="d-box share-links" aria-labelledby="share-links">
            <h2 id="share-links">{words.links}</h2>
            {data.links.length ? (
              <ul>
                {usableFirst(data.links).map((link) => (
                  <LinkCard key={link.id} link={link} />
                ))}
              </ul>
            ) : (
              <p className="d-muted">{words.noLinks}</p>
            )}
          </section>
          <AllRemarks />
        </div>
        <NewLink />
      </div>
    </div>
  );
}

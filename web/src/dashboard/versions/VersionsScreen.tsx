// Versions of the site: the list by day on the left, the chosen one beside the site of today on the right.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { editingOrder, sideSections } from "../../contract/sections.gen";
import { versionsPath } from "../../editor/paths";
import { previewQuery, siteQuery } from "../../editor/queries";
import { versionWords } from "../../i18n/versions";
import { classes } from "../../ui/classes";
import { Select } from "../../ui/fields/Select";
import { Loading } from "../../ui/notices/Spinner";
import { LoadFailed } from "../screens/LoadFailed";
import { useTitle } from "../useTitle";
import { placeTitle } from "./describeVersion";
import { OpenVersion } from "./OpenVersion";
import { type Place, versionsQuery } from "./queries";
import { VersionList } from "./VersionList";
import "./versions.css";

const places: readonly Place[] = ["settings", ...editingOrder, ...sideSections];
const choices = [
  { value: "" as Place | "", label: versionWords.everything },
  ...places.map((value) => ({ value, label: placeTitle(value) })),
];

function addressOf(section: Place | null, number: number | null): string {
  const query = new URLSearchParams();
  if (section) query.set("section", section);
  if (number !== null) query.set("version", String(number));
  return query.size ? `${versionsPath}?${query}` : versionsPath;
}

export function VersionsScreen() {
  useTitle(versionWords.title);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const section = places.find((place) => place === query.get("section")) ?? null;
  const asked = query.get("version");
  const opened = asked === null ? null : Number(asked);
  const list = useInfiniteQuery(versionsQuery(section));
  const site = useQuery(siteQuery);
  const preview = useQuery(previewQuery);
  const failed = list.error ?? site.error ?? preview.error;
  if (failed && !(list.data && site.data && preview.data))
    return (
      <LoadFailed
        error={failed}
        onRetry={() => void Promise.all([list.refetch(), site.refetch(), preview.refetch()])}
      />
    );
  const pages = list.data?.pages ?? [];
  const versions = pages.flatMap((page) => page.versions);
  const version = versions.find(({ number }) => number === opened);
  return (
    <div className={classes("ver", version && "ver-chosen", list.data && !versions.length && "ver-none")}>
      <section className="ver-pane ver-list" aria-label={versionWords.list} aria-busy={!list.data}>
        <header className="ver-top">
          {version ? (
            <p className="ver-name">{versionWords.title}</p>
          ) : (
            <h1 className="ver-name">{versionWords.title}</h1>
          )}
          <Select
            aria-label={versionWords.filter}
            value={section ?? ""}
            choices={choices}
            onChange={(place) => void navigate(addressOf(place || null, null))}
          />
          <p className="d-muted">{versionWords.lead}</p>
        </header>
        {list.data ? (
          <VersionList
            versions={versions}
            opened={opened}
            addressOf={(number) => addressOf(section, number)}
            onOlder={list.hasNextPage ? () => void list.fetchNextPage() : null}
            isLoadingOlder={list.isFetchingNextPage}
            usedBytes={pages[0]?.usedBytes ?? 0}
            mostBytes={pages[0]?.mostBytes ?? 0}
            fileBytes={pages[0]?.fileBytes ?? 0}
          />
        ) : (
          <Loading />
        )}
      </section>
      {version && site.data && preview.data ? (
        <OpenVersion
          key={version.number}
          version={version}
          site={site.data}
          preview={preview.data}
          listAddress={addressOf(section, null)}
        />
      ) : (
        <div className="ver-pane ver-unchosen">
          {versions.length > 0 && <p className="d-muted">{versionWords.nothingChosen}</p>}
        </div>
      )}
    </div>
  );
}

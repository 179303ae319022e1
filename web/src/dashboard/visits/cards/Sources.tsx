import { regionName } from "../../../i18n/format";
import { visitWords as words } from "../../../i18n/visits";
import type { Visits } from "../queries";
import { RankingCard, type View } from "./RankingCard";

export const SourceName = ({ host }: { host: string }) =>
  host ? (
    host
  ) : (
    <>
      {words.direct} <small>{words.directHint}</small>
    </>
  );

const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? regionName(code) : words.unknownCountry);

const bySource: View = {
  value: "source",
  label: words.byHost,
  empty: words.noSources,
  nameOf: (host) => <SourceName host={host} />,
};
const byCampaign: View = {
  value: "campaign",
  label: words.byCampaign,
  empty: words.noCampaigns,
  nameOf: (campaign) => campaign,
};
const byCountry: View = { value: "country", label: words.byCountry, empty: words.noCountries, nameOf: countryName };

export const Sources = ({ visits }: { visits: Visits }) => (
  <RankingCard
    title={words.sources}
    by={words.sourcesBy}
    views={visits.hasCountries ? [bySource, byCampaign, byCountry] : [bySource, byCampaign]}
    visits={visits}
  />
);

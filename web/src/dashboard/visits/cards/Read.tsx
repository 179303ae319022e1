import { languageName } from "../../../i18n/languages";
import { pageName, visitWords as words } from "../../../i18n/visits";
import type { Visits } from "../queries";
import { RankingCard, type View } from "./RankingCard";

const views: readonly [View, View] = [
  { value: "page", label: words.byPage, empty: words.noRead, nameOf: pageName },
  { value: "language", label: words.byLanguage, empty: words.noRead, nameOf: languageName },
];

export const Read = ({ visits }: { visits: Visits }) => (
  <RankingCard title={words.read} by={words.readBy} views={views} visits={visits} />
);

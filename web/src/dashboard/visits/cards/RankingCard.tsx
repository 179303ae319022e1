import { type ReactNode, useState } from "react";
import { punctuationForms } from "../../../i18n/punctuation";
import { Segmented } from "../../../ui/fields/Segmented";
import { countsOf, type Visits } from "../queries";
import { Card } from "./Card";
import { Ranking } from "./Ranking";

type List = Parameters<typeof countsOf>[1] & string;

/** One of the lists that a card shows by turns. */
export interface View {
  value: List;
  label: string;
  empty: string;
  nameOf: (value: string) => ReactNode;
}

interface RankingCardProps {
  title: string;
  /** By what it can be shown, for those who hear it. */
  by: string;
  views: readonly [View, ...View[]];
  visits: Visits;
}

export function RankingCard({ title, by, views, visits }: RankingCardProps) {
  const [chosen, setChosen] = useState(views[0].value);
  const view = views.find(({ value }) => value === chosen) ?? views[0];
  return (
    <Card
      title={title}
      choice={
        <Segmented
          label={by}
          isSmall
          value={view.value}
          segments={views.map(({ value, label }) => ({ value, label }))}
          onChange={setChosen}
        />
      }
    >
      <Ranking
        key={view.value}
        label={punctuationForms.labelled(title, view.label)}
        counts={countsOf(visits, view.value)}
        nameOf={view.nameOf}
        empty={view.empty}
      />
    </Card>
  );
}

import { choiceLabel } from "../../../editor/labels";
import { clickName, visitWords as words } from "../../../i18n/visits";
import { countsOf, type Visits } from "../queries";
import { Card } from "./Card";
import { Ranking } from "./Ranking";

function ClickName({ value }: { value: string }) {
  const [kind, network = ""] = value.split(":");
  if (kind !== "contact") return clickName(value);
  return (
    <>
      {choiceLabel("contact", "entries.network", network) ?? words.clickNames.contact} <small>{words.inContact}</small>
    </>
  );
}

export const Clicks = ({ visits }: { visits: Visits }) => (
  <Card title={words.clicks}>
    <Ranking
      label={words.clicks}
      counts={countsOf(visits, "click")}
      nameOf={(value) => <ClickName value={value} />}
      empty={words.noClicks}
    />
  </Card>
);

import { visitWords as words } from "../../../i18n/visits";
import { countsOf, type Visits } from "../queries";
import { Card } from "./Card";
import { Ranking } from "./Ranking";

const ClickName = ({ value }: { value: string }) => (
  <>
    {words.clickName(value)} <small>{words.clickKind(value)}</small>
  </>
);

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

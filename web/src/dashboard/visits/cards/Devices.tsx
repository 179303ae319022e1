import { deviceName, visitWords as words } from "../../../i18n/visits";
import { Parts } from "../plots/Parts";
import { countsOf, type Visits } from "../queries";
import { Card, Nothing } from "./Card";

export function Devices({ visits }: { visits: Visits }) {
  const { top } = countsOf(visits, "device");
  return (
    <Card title={words.devices}>
      {top.length ? (
        <Parts
          label={words.devices}
          parts={top.map(({ value, count }) => ({ key: value, name: deviceName(value), count }))}
        />
      ) : (
        <Nothing>{words.noDevices}</Nothing>
      )}
    </Card>
  );
}

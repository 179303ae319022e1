// Where those come from who write, and how long they read before.
import { figure, share } from "../../../i18n/format";
import { afterName, mostAfter, visitWords as words } from "../../../i18n/visits";
import { Parts } from "../plots/Parts";
import type { Visits } from "../queries";
import { Card, Nothing } from "./Card";

const shownAtMost = 5;

function sentenceOfMost(counts: Visits["contactAfter"]): string | undefined {
  const whole = counts.reduce((sum, { count }) => sum + count, 0);
  const most = counts.find(({ count }) => count * 2 > whole);
  return most && mostAfter[most.value];
}

export function Leads({ visits: { leads, contactAfter } }: { visits: Visits }) {
  const { source, visits, messages, share: part } = words.leadColumns;
  const writing = contactAfter.filter(({ count }) => count > 0);
  return (
    <Card title={words.leads}>
      {leads.length ? (
        <table className="vis-leads">
          <thead>
            <tr>
              <th scope="col">{source}</th>
              <th scope="col">{visits}</th>
              <th scope="col">{messages}</th>
              <th scope="col">{part}</th>
            </tr>
          </thead>
          <tbody>
            {leads.slice(0, shownAtMost).map((lead) => (
              <tr key={lead.source}>
                <th scope="row">{lead.source || words.direct}</th>
                <td>{figure(lead.visits)}</td>
                <td>{figure(lead.messages)}</td>
                <td>{share(Math.min(lead.messages, lead.visits), lead.visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Nothing>{words.noLeads}</Nothing>
      )}
      {writing.length > 0 && (
        <div className="vis-after">
          <h3>{sentenceOfMost(contactAfter) ?? words.contactAfter}</h3>
          <Parts
            label={words.contactAfter}
            parts={writing.map(({ value, count }) => ({ key: value, name: afterName(value), count }))}
          />
        </div>
      )}
    </Card>
  );
}

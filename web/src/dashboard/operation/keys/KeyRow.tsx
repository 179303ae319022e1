import { Link } from "react-router";
import { onDay } from "../../../i18n/days";
import { dayOf } from "../../../i18n/format";
import { operationWords } from "../../../i18n/operation";
import { Button } from "../../../ui/buttons/Button";
import { Badge, type BadgeTone } from "../../../ui/notices/Badge";
import type { Key } from "../queries";
import { pathTo } from "../useOperationAddress";

const words = operationWords.keys;
const tones: Record<Key["state"], BadgeTone> = { free: "green", used: "blue", revoked: "neutral" };

interface KeyRowProps {
  of: Key;
  onRevoke: () => void;
}

export const KeyRow = ({ of: key, onRevoke }: KeyRowProps) => (
  <li className="op-key">
    <code dir="ltr">{key.hint}-…</code>
    <Badge tone={tones[key.state]}>{words.states[key.state]}</Badge>
    <span className="op-key-what">
      {key.siteId && key.address ? (
        <Link className="d-link" to={pathTo("comptes", key.siteId)}>
          <bdi dir="ltr">/@{key.address}</bdi>
        </Link>
      ) : (
        key.state === "used" && words.userGone
      )}
      {key.email && <span className="d-muted">{key.email}</span>}
      {key.note && <span className="d-muted">{key.note}</span>}
    </span>
    <span className="d-muted op-key-when">
      {key.claimedAt ? words.usedOn(onDay(dayOf(key.claimedAt))) : words.madeOn(onDay(dayOf(key.issuedAt)))}
    </span>
    {key.state === "free" ? (
      <Button size="small" variant="danger" aria-label={words.revokeOf(key.hint)} onClick={onRevoke}>
        {words.revoke}
      </Button>
    ) : (
      <span />
    )}
  </li>
);

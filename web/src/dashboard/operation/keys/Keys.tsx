// Activation keys: which there are, who used them, new ones. A key itself is shown once, when it is made.
import { useQuery } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { operationWords } from "../../../i18n/operation";
import { Button } from "../../../ui/buttons/Button";
import { EmptyState } from "../../../ui/notices/EmptyState";
import { Loading } from "../../../ui/notices/Spinner";
import { type Key, keysQuery } from "../queries";
import { Refused } from "../Refused";
import { KeyRow } from "./KeyRow";
import { MadeKeys } from "./MadeKeys";
import { NewKeysDialog } from "./NewKeysDialog";
import { RevokeDialog } from "./RevokeDialog";

const words = operationWords.keys;

export function Keys() {
  const { data: keys, error, refetch } = useQuery(keysQuery);
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<readonly string[] | null>(null);
  const [revoked, setRevoked] = useState<Key | null>(null);
  if (error && !keys) return <Refused error={error} onRetry={() => void refetch()} />;
  if (!keys) return <Loading />;
  return (
    <div className="op-body">
      <div className="op-figures-head">
        <p className="d-muted">{words.hint}</p>
        <Button icon={Plus} variant="primary" onClick={() => setIsMaking(true)}>
          {words.make}
        </Button>
      </div>
      <section className="d-box op-list" aria-label={words.list}>
        {keys.length === 0 && <EmptyState icon={KeyRound} title={words.none} text={words.noneText} />}
        {keys.length > 0 && (
          <ul className="d-list">
            {keys.map((key) => (
              <KeyRow key={key.id} of={key} onRevoke={() => setRevoked(key)} />
            ))}
          </ul>
        )}
      </section>
      {isMaking && <NewKeysDialog onMade={setMade} onClose={() => setIsMaking(false)} />}
      {made && <MadeKeys keys={made} onClose={() => setMade(null)} />}
      {revoked && <RevokeDialog of={revoked} onClose={() => setRevoked(null)} />}
    </div>
  );
}

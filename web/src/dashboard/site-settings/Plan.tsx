import { BadgeCheck, KeyRound } from "lucide-react";
import { useState } from "react";
import { typesiteWords } from "../../i18n/dashboard";
import { Button } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { ActivationDialog } from "../activation/ActivationDialog";
import type { Site } from "../settings";
import "./siteSettings.css";

interface PlanProps {
  isPaid: boolean;
  onActivated: (site: Site) => void;
}

export function Plan({ isPaid, onActivated }: PlanProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {isPaid ? (
        <div className="type-plan type-plan-paid">
          <Icon of={BadgeCheck} />
          <div className="type-plan-text">
            <b>{typesiteWords.activated}</b>
            <span className="d-hint">{typesiteWords.paidHint}</span>
          </div>
        </div>
      ) : (
        <div className="type-plan">
          <div className="type-plan-text">
            <b>{typesiteWords.free}</b>
            <span className="d-hint">{typesiteWords.freeHint}</span>
          </div>
          <Button icon={KeyRound} onClick={() => setIsAsking(true)}>
            {typesiteWords.upgrade}
          </Button>
        </div>
      )}
      {isAsking && <ActivationDialog onActivated={onActivated} onClose={() => setIsAsking(false)} />}
    </>
  );
}

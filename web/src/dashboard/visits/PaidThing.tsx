// What the paid version adds, said where a free owner asked for it, with the way to it.
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { visitWords as words } from "../../i18n/visits";
import { Button } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { ActivationDialog } from "../activation/ActivationDialog";

export function PaidThing({ text }: { text: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="vis-paid" role="status">
      <Icon of={Sparkles} />
      <p>{text}</p>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {words.upgrade}
      </Button>
      {isAsking && <ActivationDialog onClose={() => setIsAsking(false)} />}
    </div>
  );
}

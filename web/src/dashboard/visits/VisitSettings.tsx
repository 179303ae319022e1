// The owner's switches: counted or not, the letter, and the end of what was counted.
import { useEffect, useRef, useState } from "react";
import { visitWords as words } from "../../i18n/visits";
import { Button } from "../../ui/buttons/Button";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog";
import { Switch } from "../../ui/fields/Switch";
import { toastSuccess } from "../../ui/notices/Toasts";
import { FormError } from "../account/FormError";
import { useAccount } from "../account/session/session";
import { useAction } from "../account/useAction";
import { PaidThing } from "./PaidThing";
import { eraseVisits, saveVisitSettings, type Visits } from "./queries";

interface SettingProps {
  label: string;
  hint: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => Promise<void>;
}

/** Shown as it will be while the server is told; a refusal turns it back and says why. */
function Setting({ label, hint, isOn, isDisabled = false, onChange }: SettingProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = useAction(async () => {
    try {
      await onChange(!isOn);
    } finally {
      setWanted(null);
    }
  });
  return (
    <div className="vis-setting">
      <Switch
        label={<b>{label}</b>}
        isOn={wanted ?? isOn}
        isDisabled={isDisabled}
        onChange={(next) => {
          setWanted(next);
          change.run();
        }}
      />
      <p className="d-hint">{hint}</p>
      <FormError text={change.generalError} />
    </div>
  );
}

export function VisitSettings({ visits, isPaid }: { visits: Visits; isPaid: boolean }) {
  const [isErasing, setIsErasing] = useState(false);
  const section = useRef<HTMLElement>(null);
  // Where the letter's last line leads. The browser looked for it before this was drawn.
  useEffect(() => {
    if (window.location.hash === "#reglages") section.current?.scrollIntoView();
  }, []);
  const { isOn, letter } = visits;
  const { email, emailVerified } = useAccount();
  const erase = useAction(async () => {
    await eraseVisits();
    toastSuccess(words.erased);
  });
  const save = async (settings: { countsVisits: boolean; letter: boolean }, said: string) => {
    await saveVisitSettings(settings);
    toastSuccess(said);
  };
  return (
    <section
      ref={section}
      id="reglages"
      className="d-box d-card vis-card vis-settings vis-wide"
      aria-labelledby="vis-settings"
    >
      <h2 id="vis-settings">{words.settings}</h2>
      <Setting
        label={words.counts}
        hint={words.countsHint}
        isOn={isOn}
        onChange={(counts) => save({ countsVisits: counts, letter }, counts ? words.nowCounted : words.notCounted)}
      />
      <div>
        <Setting
          label={words.letter}
          hint={letter && isPaid && !emailVerified ? words.letterWaits(email) : words.letterHint}
          isOn={letter && isPaid}
          isDisabled={!isPaid}
          onChange={(letter) => save({ countsVisits: isOn, letter }, letter ? words.letterOn : words.letterOff)}
        />
        {!isPaid && <PaidThing text={words.paidLetter} />}
      </div>
      {visits.since !== null && (
        <div className="vis-setting vis-erase">
          <Button variant="danger" isBusy={erase.isBusy} onClick={() => setIsErasing(true)}>
            {words.erase}
          </Button>
          <p className="d-hint">{words.eraseHint}</p>
          <FormError text={erase.generalError} />
        </div>
      )}
      <ConfirmDialog
        isOpen={isErasing}
        isDanger
        title={words.eraseTitle}
        description={words.eraseText}
        confirmLabel={words.erase}
        onCancel={() => setIsErasing(false)}
        onConfirm={() => {
          setIsErasing(false);
          erase.run();
        }}
      />
    </section>
  );
}

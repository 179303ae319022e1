// From free to paid. Its answer is the whole site, so every screen knows at once.
import { useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useId, useState } from "react";
import { ApiProblem, api, dataOf } from "../../api/client";
import { siteQuery } from "../../editor/queries";
import { activationWords, typesiteWords } from "../../i18n/dashboard";
import { problemText } from "../../i18n/problems";
import { Button } from "../../ui/buttons/Button";
import { Dialog } from "../../ui/dialogs/Dialog";
import { Field } from "../../ui/fields/Field";
import { Switch } from "../../ui/fields/Switch";
import { TextInput } from "../../ui/fields/TextInput";
import { Icon } from "../../ui/Icon";
import { toastError, toastSuccess } from "../../ui/notices/Toasts";
import type { Site } from "../settings";
import "./activation.css";

interface ActivationDialogProps {
  /** Paid by now; whether visitors see the badge was answered with it. */
  onActivated?: (site: Site) => void;
  onClose: () => void;
}

export function ActivationDialog({ onActivated, onClose }: ActivationDialogProps) {
  const client = useQueryClient();
  const [key, setKey] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isMistyped, setMistyped] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [showsBadge, setShowsBadge] = useState(true);
  const badgeHint = useId();

  const refuse = (text: string) => {
    setError(text);
    toastError(text);
  };

  const activate = async () => {
    if (isBusy) return;
    if (!key.trim()) return refuse(activationWords.empty);
    setIsBusy(true);
    setError(null);
    setMistyped(false);
    try {
      const site = await dataOf(api.POST("/api/site/activation", { body: { key, showsBadge } }));
      client.setQueryData(siteQuery.queryKey, site);
      toastSuccess(activationWords.done);
      onActivated?.(site);
      onClose();
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      // Another window was faster: what we show is old, and nothing is wrong.
      if (problem.code === "tiers.already_paid") {
        await client.invalidateQueries({ queryKey: siteQuery.queryKey });
        return onClose();
      }
      setMistyped(problem.code === "tiers.key_mistyped");
      refuse(problemText(problem));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={activationWords.title}
      onSubmit={() => void activate()}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {activationWords.cancel}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {activationWords.activate}
          </Button>
        </>
      }
    >
      <ul className="activation-ticks">
        {activationWords.benefits.map((benefit) => (
          <li key={benefit}>
            <Icon of={Check} />
            {benefit}
          </li>
        ))}
      </ul>
      <Field
        label={activationWords.key}
        hint={isMistyped ? activationWords.mistyped : activationWords.hint}
        error={error}
      >
        {(id, describedBy) => (
          <TextInput
            id={id}
            className="activation-key"
            value={key}
            placeholder={activationWords.placeholder}
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={200}
            isInvalid={Boolean(error)}
            aria-describedby={describedBy}
            onChange={(value) => {
              setKey(value);
              setError(null);
              setMistyped(false);
            }}
          />
        )}
      </Field>
      <div className="activation-badge">
        <Switch label={typesiteWords.badge} isOn={showsBadge} describedBy={badgeHint} onChange={setShowsBadge} />
        <p className="d-hint" id={badgeHint}>
          {activationWords.badgeHint}
        </p>
      </div>
    </Dialog>
  );
}

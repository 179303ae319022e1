// What a site without a server must be told: whether its form may show an address to all, and where it will stand.
import { useId, useState } from "react";
import { api } from "../../api/client";
import { takeawayWords } from "../../i18n/takeaways";
import { Button } from "../../ui/buttons/Button";
import { Dialog } from "../../ui/dialogs/Dialog";
import { Field } from "../../ui/fields/Field";
import { Switch } from "../../ui/fields/Switch";
import { TextInput } from "../../ui/fields/TextInput";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { queryClient } from "../queryClient";
import { takeawaysQuery } from "./queries";

const words = takeawayWords.dialog;

interface StaticSiteDialogProps {
  email: string;
  address: string;
  onClose: () => void;
}

export function StaticSiteDialog({ email, address, onClose }: StaticSiteDialogProps) {
  const [hasForm, setHasForm] = useState(false);
  const [mailTo, setMailTo] = useState(email);
  const [place, setPlace] = useState(address);
  const hint = useId();
  const ask = useAction(async () => {
    const body = { mailTo: hasForm ? mailTo : "", address: place };
    await api.POST("/api/site/takeaways/{kind}", { params: { path: { kind: "static" } }, body });
    await queryClient.invalidateQueries(takeawaysQuery);
    onClose();
  });
  const mailError = ask.errorAt("mailTo");
  const placeError = ask.errorAt("address");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      description={words.text}
      onSubmit={ask.run}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="primary" type="submit" isBusy={ask.isBusy}>
            {words.ask}
          </Button>
        </>
      }
    >
      <FormError text={ask.generalError} />
      <div className="take-form">
        <Switch label={words.withForm} isOn={hasForm} onChange={setHasForm} describedBy={hasForm ? undefined : hint} />
        {!hasForm && (
          <p className="d-hint" id={hint}>
            {words.withoutForm}
          </p>
        )}
      </div>
      {hasForm && (
        <Field label={words.mailTo} hint={words.mailToHint} error={mailError}>
          {(id, describedBy) => (
            <TextInput
              id={id}
              type="email"
              aria-describedby={describedBy}
              autoComplete="email"
              maxLength={320}
              value={mailTo}
              onChange={setMailTo}
              isInvalid={mailError !== undefined}
            />
          )}
        </Field>
      )}
      <Field label={words.address} hint={words.addressHint} error={placeError}>
        {(id, describedBy) => (
          <TextInput
            id={id}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            placeholder={words.addressPlaceholder}
            aria-describedby={describedBy}
            value={place}
            onChange={setPlace}
            isInvalid={placeError !== undefined}
          />
        )}
      </Field>
    </Dialog>
  );
}

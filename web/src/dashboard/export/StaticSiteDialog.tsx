// What a site without a server must be told: whether its form may show an address to all, and where it will stand.
import { useId, useState } from "react";
import { api } from "../../api/client";
import { exportWords } from "../../i18n/exports";
import { InputField } from "../../ui/fields/InputField";
import { Switch } from "../../ui/fields/Switch";
import { FormDialog } from "../account/FormDialog";
import { useAction } from "../account/useAction";
import { queryClient } from "../queryClient";
import { exportsQuery, type SiteExport } from "./queries";

const words = exportWords.dialog;

interface StaticSiteDialogProps {
  email: string;
  address: string;
  /** The one that is made again: its choices stand. */
  made: SiteExport | undefined;
  onClose: () => void;
}

export function StaticSiteDialog({ email, address, made, onClose }: StaticSiteDialogProps) {
  const [hasForm, setHasForm] = useState(Boolean(made?.mailTo));
  const [mailTo, setMailTo] = useState(made?.mailTo || email);
  const [place, setPlace] = useState(made ? made.address : address);
  const hint = useId();
  const ask = useAction(async () => {
    const body = { mailTo: hasForm ? mailTo : "", address: place };
    await api.POST("/api/site/takeaways/{kind}", { params: { path: { kind: "static" } }, body });
    await queryClient.invalidateQueries(exportsQuery);
    onClose();
  });
  return (
    <FormDialog title={words.title} description={words.text} submitLabel={words.ask} action={ask} onClose={onClose}>
      <div className="export-form">
        <Switch label={words.withForm} isOn={hasForm} onChange={setHasForm} describedBy={hasForm ? undefined : hint} />
        {!hasForm && (
          <p className="d-hint" id={hint}>
            {words.withoutForm}
          </p>
        )}
      </div>
      {hasForm && (
        <InputField
          label={words.mailTo}
          hint={words.mailToHint}
          error={ask.errorAt("mailTo")}
          type="email"
          autoComplete="email"
          maxLength={320}
          value={mailTo}
          onChange={setMailTo}
        />
      )}
      <InputField
        label={words.address}
        hint={words.addressHint}
        error={ask.errorAt("address")}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        placeholder={words.addressPlaceholder}
        value={place}
        onChange={setPlace}
      />
    </FormDialog>
  );
}

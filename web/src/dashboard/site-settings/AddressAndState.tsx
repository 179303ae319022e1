import { typesiteWords } from "../../i18n/dashboard";
import { awaitingWords } from "../../i18n/strangers";
import { Field } from "../../ui/fields/Field";
import { Segmented } from "../../ui/fields/Segmented";
import { TextInput } from "../../ui/fields/TextInput";
import { Hinted } from "../../ui/hints/Hint";
import { useAccount } from "../account/session/session";
import { VerificationReminder } from "../account/session/VerificationReminder";
import { DomainsSection } from "../domains/DomainsSection";
import { SampleNotice } from "../import/SampleNotice";
import type { SettingsForm } from "./form";

const states = [
  { value: "online", label: typesiteWords.online },
  { value: "construction", label: typesiteWords.construction },
] as const;

interface AddressAndStateProps {
  form: SettingsForm;
  slugError: string | null;
  /** Shown to nobody before its owner's address is confirmed. */
  awaitsAddress: boolean;
  onChange: (changes: Partial<SettingsForm>) => void;
}

export function AddressAndState({ form, slugError, awaitsAddress, onChange }: AddressAndStateProps) {
  const account = useAccount();
  return (
    <>
      <Field label={typesiteWords.slug} hint={typesiteWords.slugHint} hintName="address" error={slugError}>
        {(id, describedBy) => (
          <div className="type-slug">
            <span aria-hidden="true">{window.location.host}/@</span>
            <TextInput
              id={id}
              value={form.slug}
              maxLength={40}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              isInvalid={Boolean(slugError)}
              aria-describedby={describedBy}
              onChange={(slug) => onChange({ slug: slug.toLowerCase() })}
            />
          </div>
        )}
      </Field>
      <div className="d-field">
        <Hinted
          name="state"
          about={typesiteWords.state}
          text={form.isOnline ? typesiteWords.onlineHint : typesiteWords.constructionHint}
        >
          <span className="d-label-text" aria-hidden="true">
            {typesiteWords.state}
          </span>
        </Hinted>
        <div>
          <Segmented
            label={typesiteWords.state}
            value={form.isOnline ? "online" : "construction"}
            segments={states}
            onChange={(value) => onChange({ isOnline: value === "online" })}
          />
        </div>
        {form.isOnline && <SampleNotice />}
        {form.isOnline && awaitsAddress && <VerificationReminder account={account} text={awaitingWords.atSwitch} />}
      </div>
      <DomainsSection />
    </>
  );
}

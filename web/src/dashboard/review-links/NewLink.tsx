// Makes a link to the draft: for whom, for how long, with a password or without.
import { Link2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { api, dataOf } from "../../api/client";
import { reviewWords as words } from "../../i18n/reviews";
import { Button } from "../../ui/buttons/Button";
import { Field } from "../../ui/fields/Field";
import { InputField } from "../../ui/fields/InputField";
import { PasswordInput } from "../../ui/fields/PasswordInput";
import { Select } from "../../ui/fields/Select";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { queryClient } from "../queryClient";
import { reviewLinksQuery } from "./queries";

const lives = [1, 7, 14, 30, 90] as const;
const labelMaxChars = 80;
const passwordMinChars = 6;

/** `onMade` is told which one: it stands elsewhere on the screen, and must be found. */
export function NewLink({ onMade }: { onMade: (id: string) => void }) {
  const [label, setLabel] = useState("");
  const [days, setDays] = useState("14");
  const [password, setPassword] = useState("");
  const [isShort, setIsShort] = useState(false);
  const make = useAction(async () => {
    const life = lives.find((life) => String(life) === days) ?? 14;
    const made = await dataOf(api.POST("/api/site/review-links", { body: { label, days: life, password } }));
    setLabel("");
    setPassword("");
    await queryClient.invalidateQueries(reviewLinksQuery);
    onMade(made.id);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isTooShort = password.length > 0 && password.length < passwordMinChars;
    setIsShort(isTooShort);
    if (!isTooShort) make.run();
  };
  return (
    <form className="d-box d-card share-new" noValidate onSubmit={submit} aria-labelledby="share-new">
      <h2 id="share-new">{words.newLink}</h2>
      <InputField
        label={words.forWhom}
        hint={words.forWhomHint}
        value={label}
        maxLength={labelMaxChars}
        autoComplete="off"
        placeholder={words.forWhomExample}
        onChange={setLabel}
      />
      <Field label={words.lasts}>
        {(id) => (
          <Select
            id={id}
            value={days}
            choices={lives.map((life) => ({ value: String(life), label: words.days(life) }))}
            onChange={setDays}
          />
        )}
      </Field>
      <Field label={words.password} hint={words.passwordHint} error={isShort ? words.passwordShort : undefined}>
        {(id, describedBy) => (
          <PasswordInput
            id={id}
            value={password}
            maxLength={128}
            autoComplete="new-password"
            isInvalid={isShort}
            aria-describedby={describedBy}
            onChange={(typed) => {
              setPassword(typed);
              setIsShort(false);
            }}
          />
        )}
      </Field>
      <FormError text={make.generalError} />
      <div>
        <Button type="submit" variant="primary" icon={Link2} isBusy={make.isBusy}>
          {make.isBusy ? words.making : words.make}
        </Button>
      </div>
    </form>
  );
}

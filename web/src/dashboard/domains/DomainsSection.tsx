// The owner's own names for his site. Stands inside the site-type form, so it is no form itself.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, api } from "../../api/client";
import { domainWords as words } from "../../i18n/domains";
import { problemText } from "../../i18n/problems";
import { Button } from "../../ui/buttons/Button";
import { Field } from "../../ui/fields/Field";
import { TextInput } from "../../ui/fields/TextInput";
import { Hinted } from "../../ui/hints/Hint";
import { Loading } from "../../ui/notices/Spinner";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { queryClient } from "../queryClient";
import { DomainCard } from "./DomainCard";
import { domainsQuery } from "./queries";
import "./domains.css";

function AddDomain() {
  const [host, setHost] = useState("");
  const add = useAction(async () => {
    await api.POST("/api/site/domains", { body: { host } });
    setHost("");
    await queryClient.invalidateQueries(domainsQuery);
  });
  return (
    <Field label={words.field} error={add.generalError}>
      {(id, describedBy) => (
        <div className="domain-add">
          <TextInput
            id={id}
            value={host}
            maxLength={300}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder={words.placeholder}
            isInvalid={Boolean(add.generalError)}
            aria-describedby={describedBy}
            onChange={(typed) => {
              setHost(typed);
              add.clear();
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault(); // Enter adds the name; it does not save the form around it.
              add.run();
            }}
          />
          <Button isBusy={add.isBusy} onClick={add.run}>
            {words.add}
          </Button>
        </div>
      )}
    </Field>
  );
}

export function DomainsSection() {
  const { data, error } = useQuery(domainsQuery);
  return (
    <section className="domains">
      <Hinted name="domains" about={words.title} text={words.intro}>
        <h3>{words.title}</h3>
      </Hinted>
      {error instanceof ApiProblem && <FormError text={problemText(error)} />}
      {!data && !error && <Loading />}
      {data && data.domains.length > 0 && (
        <ul className="domain-list" aria-label={words.list}>
          {data.domains.map((domain) => (
            <DomainCard key={domain.host} domain={domain} target={data.target} />
          ))}
        </ul>
      )}
      {data && data.domains.length < data.max && <AddDomain />}
    </section>
  );
}

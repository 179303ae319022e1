// The visitor's message. With script it is sent in place; without, the form posts itself to the site's own address.
import { type FormEvent, useId, useRef, useState } from "react";
import { useSite, useWords } from "../context";
import type { ContactView } from "../sections/contact/page";
import { type MessageField as Field, IncompleteMessage } from "../visitorMessage";
import { Styled } from "./Styled";

type State = "idle" | "sending" | "sent" | "handed" | "incomplete" | "failed";

const fields: readonly Field[] = ["name", "email", "message"];
const wellFormed = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** All three present and the address well-formed. */
export const missingFields = (values: Record<Field, string>): Field[] =>
  fields.filter((field) => !values[field] || (field === "email" && !wellFormed.test(values.email)));

type FormView = Pick<
  ContactView,
  "formHeading" | "nameLabel" | "emailLabel" | "messageLabel" | "sendLabel" | "mailTo" | "draft"
> & { hasHeading: boolean; isForeign: boolean };

/** What the form needs of its section. */
export const formOf = (view: ContactView): FormView => ({
  formHeading: view.formHeading,
  nameLabel: view.nameLabel,
  emailLabel: view.emailLabel,
  messageLabel: view.messageLabel,
  sendLabel: view.sendLabel,
  hasHeading: view.heading !== "",
  isForeign: view.lang !== null,
  ...(import.meta.env.SSR && view.mailTo && { mailTo: view.mailTo }),
  ...(import.meta.env.SSR && view.draft && { draft: view.draft }),
});

export function ContactForm(view: FormView) {
  const { page, isPreview, beginMessage, send } = useSite();
  const [state, setState] = useState<State>("idle");
  const [wrong, setWrong] = useState<readonly Field[]>([]);
  const [hasAddress, setHasAddress] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  // Thanks and the like follow the page, even where the section stands in another language.
  const { form: text, anotherMessage } = useWords();
  const textLang = page.wordsLang ?? (view.isForeign ? page.lang : undefined);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = form.current;
    if (!element || state === "sending") return;
    const data = new FormData(element);
    const value = (name: string) => String(data.get(name) ?? "").trim();
    const values = { name: value("name"), email: value("email"), message: value("message") };
    const complain = (missing: readonly Field[]) => {
      setWrong(missing);
      setHasAddress(values.email !== "");
      setState("incomplete");
      element.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus();
    };
    const missing = missingFields(values);
    if (missing.length) {
      complain(missing);
      return;
    }
    setWrong([]);
    setState("sending");
    try {
      const isUnsent = await send({ ...values, website: value("website") });
      if (import.meta.env.SSR && isUnsent === true) {
        setState("handed");
        return;
      }
      element.reset();
      setState("sent");
      thanks.current?.focus({ preventScroll: true });
    } catch (reason) {
      if (reason instanceof IncompleteMessage && reason.fields.length) {
        complain(reason.fields);
        return;
      }
      console.warn("message not sent", reason);
      setState("failed");
    }
  };

  // With everything filled in, the sentence about empty fields would be a riddle.
  const isAddressAlone = wrong.length === 1 && wrong[0] === "email" && hasAddress;
  const control = (field: Field) => ({
    id: `${id}${field}`,
    name: field,
    required: true,
    readOnly: state === "sending",
    "aria-invalid": wrong.includes(field) || undefined,
    "aria-describedby": wrong.includes(field) ? `${id}note` : undefined,
    onInput: () => {
      if (wrong.includes(field)) setWrong(wrong.filter((name) => name !== field));
    },
  });

  const classes = ["contact-form", state === "sent" && "is-sent"].filter(Boolean).join(" ");
  const inside = (
    <>
      {view.formHeading && (
        <Styled
          as={view.hasHeading ? "h3" : "h2"}
          section="contact"
          slot="formHeading"
          className="contact-form-heading"
        >
          {view.formHeading}
        </Styled>
      )}
      {/* First: a text that is cut because it is too long must not take the language with it. */}
      <input type="hidden" name="langue" value={page.language} />
      <p className="field">
        <label htmlFor={`${id}name`}>{view.nameLabel}</label>
        <input {...control("name")} autoComplete="name" maxLength={200} />
      </p>
      <p className="field">
        <label htmlFor={`${id}email`}>{view.emailLabel}</label>
        <input {...control("email")} type="email" dir="ltr" autoComplete="email" maxLength={320} />
      </p>
      <p className="field field-wide">
        <label htmlFor={`${id}message`}>{view.messageLabel}</label>
        <textarea {...control("message")} rows={6} maxLength={5000} />
      </p>
      <div className="sr" aria-hidden="true">
        <label htmlFor={`${id}website`}>Website</label>
        <input id={`${id}website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="contact-form-foot">
        <button
          type={isPreview ? "button" : "submit"}
          className="button"
          aria-disabled={state === "sending" || undefined}
        >
          {state === "sending" ? text.sending : view.sendLabel}
        </button>
        {import.meta.env.SSR && view.draft && (
          <p className="contact-form-draft" lang={view.draft.formNoteLang ?? undefined}>
            {view.draft.formNote}
          </p>
        )}
        <div className="contact-form-note" id={`${id}note`}>
          {/* Where a plain POST leads back to: shown by the address alone, so that the page is the same for all. */}
          {!isPreview && state === "idle" && (
            <p id="merci" className="contact-form-thanks" lang={textLang}>
              {text.sent}
            </p>
          )}
          {/* It takes the form's place, and the focus that the button had. */}
          <p role="status" ref={thanks} tabIndex={-1} lang={textLang}>
            {(import.meta.env.SSR ? state === "sent" || state === "handed" : state === "sent") && text.sent}
          </p>
          {state === "sent" && (
            <button type="button" className="link" lang={textLang} onClick={() => setState("idle")}>
              {anotherMessage}
            </button>
          )}
          <p role="alert" className="is-error">
            {state === "incomplete" && wrong.length > 0 && (
              <span lang={textLang}>{isAddressAlone ? text.wrongAddress : text.incomplete}</span>
            )}
            {state === "failed" && (
              <>
                <span lang={textLang ?? (page.language === "FR" ? "en" : undefined)}>{text.failed}</span>{" "}
                <button type="submit" className="link" lang={textLang}>
                  {text.retry}
                </button>
              </>
            )}
          </p>
        </div>
      </div>
    </>
  );
  // The editor shows small pages inside of its own form, and no form stands in another.
  if (isPreview) return <div className={classes}>{inside}</div>;
  return (
    // The browser's own bubble is off: the sentence below says what is missing.
    <form
      ref={form}
      className={classes}
      // Of a draft that others read it leads nowhere: outside a dialog this method does nothing at all.
      method={import.meta.env.SSR && view.draft ? "dialog" : "post"}
      action={(import.meta.env.SSR && view.mailTo) || `/@${page.slug}/message`}
      {...(import.meta.env.SSR && view.mailTo && { encType: "text/plain" })}
      noValidate
      onSubmit={submit}
      onFocus={beginMessage}
    >
      {inside}
    </form>
  );
}

// The visitor's message on a page without a server: his own mail program gets it.
import type { SiteActions } from "../../site/context";
import type { Page } from "../../site/page/model";

export function mailActions({ ownerName, sections }: Page): Pick<SiteActions, "send"> {
  const mailTo = sections.contact?.mailTo ?? "";
  return {
    async send({ name, email, message }) {
      const body = `${message}\n\n${name}\n${email}`;
      const subject = `${name} → ${ownerName}`;
      location.href = `${mailTo}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
      return true;
    },
  };
}

// The visitor's message on a page without a server: his own mail program gets it.
import type { SiteActions } from "../../site/context";
import type { ClientPage } from "../../site/islands/clientData";

export function mailActions({ ownerName, mailTo = "" }: ClientPage): Pick<SiteActions, "send"> {
  return {
    async send({ name, email, message }) {
      const body = `${message}\n\n${name}\n${email}`;
      const subject = `${name} → ${ownerName}`;
      location.href = `${mailTo}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
      return true;
    },
  };
}

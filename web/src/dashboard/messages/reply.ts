// The link that opens the owner's own mail program, with the visitor's text quoted.
import { replySubject } from "../../i18n/messages";

/** Mail programs and browsers cut or refuse longer links. */
const quotedChars = 1200;

interface Letter {
  email: string;
  message: string;
  language: string;
}

export function replyLink({ email, message, language }: Letter): string {
  const cut = message.length > quotedChars ? `${[...message].slice(0, quotedChars).join("")}…` : message;
  const quoted = cut
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\r\n");
  // Each half by itself: an address may hold '?', '&' or '%', and must not become a second header here.
  const at = email.lastIndexOf("@");
  const to = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
  const subject = encodeURIComponent(`Re: ${replySubject(language)}`);
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`;
}

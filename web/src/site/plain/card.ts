// The owner's card, which an address book takes in (vCard 3.0, RFC 2426: what telephones read). It says what the page says.

import { headOf } from "../page/head";
import { withoutHyphens } from "../page/hyphens";
import type { Page } from "../page/model";
import type { ViewOf } from "../sections/views.gen";

const MAX_LINE_BYTES = 75;

const byteCount = (letter: string): number => new TextEncoder().encode(letter).length;

/** Long lines go on in the next, which begins with a blank; no letter is divided. */
function folded(line: string): string {
  const lines: string[] = [];
  let [current, bytes] = ["", 0];
  for (const letter of line) {
    const more = byteCount(letter);
    if (bytes + more > MAX_LINE_BYTES) {
      lines.push(current);
      [current, bytes] = [" ", 1];
    }
    current += letter;
    bytes += more;
  }
  return [...lines, current].join("\r\n");
}

const plain = (text: string): string =>
  withoutHyphens(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cc}]/gu, (sign) => (sign === "\n" ? sign : " "))
    .trim();

const text = (written: string): string =>
  plain(written)
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n");

/** An address is no text: nothing in it is escaped, and nothing may end its line. */
const address = (link: string): string => link.replace(/[\s\p{Cc}]/gu, (sign) => encodeURIComponent(sign));

/** Family name, then the others: the last word, which is right often enough, and shown whole everywhere. */
function nameParts(name: string): string {
  const words = plain(name).split(/\s+/);
  const family = words.length > 1 ? (words.pop() ?? "") : "";
  return `${text(family)};${text(words.join(" "))};;;`;
}

/** What stands behind a link that is no page. */
const behind = (link: string): string => {
  const written = link.replace(/^\w+:/, "").replace(/\?.*$/, "");
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
};

function contactLine({ network, detail, link }: ViewOf["contact"]["entries"][number]): string {
  const isMail = network === "email" || /^mailto:/i.test(link);
  if (isMail) {
    const mail = /^mailto:/i.test(link) ? behind(link) : detail.trim();
    return /^[^\s@]+@[^\s@]+$/.test(mail) ? `EMAIL;TYPE=INTERNET:${text(mail)}` : "";
  }
  const number = /^tel:/i.test(link) ? behind(link) : network === "phone" ? detail.trim() : "";
  if (number) return /\d/.test(number) ? `TEL;TYPE=VOICE:${text(number)}` : "";
  if (!/^https?:/i.test(link)) return "";
  return network === "website" ? `URL:${address(link)}` : `X-SOCIALPROFILE;TYPE=${network}:${address(link)}`;
}

/** `url`: where the page is, which is a way to reach its owner too. */
export function cardOf(page: Page, url: string): string {
  const { jobTitle } = headOf(page);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${nameParts(page.ownerName)}`,
    `FN:${text(page.ownerName)}`,
    jobTitle && `TITLE:${text(jobTitle)}`,
    ...(page.sections.contact?.entries ?? []).map(contactLine),
    `URL:${address(url)}`,
    "END:VCARD",
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

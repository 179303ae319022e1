import type { LegalWords } from "./words";

export const en: LegalWords = {
  back: "Back to the site",
  publisher: "Publisher",
  registration: "Registration",
  vat: "VAT number",
  address: "Address",
  phone: "Phone",
  email: "Email",
  director: "Responsible for the content",
  host: "Hosting",
  data: {
    heading: "Personal data",
    text: (publisher) =>
      `Responsible for what this site receives from you: ${publisher}. The site receives only what is listed below; nothing is sold, and nothing is used to recognise you elsewhere.`,
  },
  cookies: {
    heading: "Cookies",
    text: "This site sets no cookies and loads nothing from other servers. Your browser remembers the language shown and the colours you choose, and sends them to nobody; clearing the site’s data clears them.",
  },
  messages: {
    heading: "Contact form",
    kept: [
      "If you write through the form, your name, your email address, your message, the language of the page and the time of sending are stored by the host and may be passed on to the publisher by email, so that you get an answer (legitimate interest, GDPR article 6.1.f). Nobody else receives them.",
      "They are kept until the publisher deletes them; a message recognised as spam is erased after thirty days. The host’s backups may hold them a little longer.",
    ],
    mailed: "The form opens your own email program: this site stores nothing of what you write.",
  },
  visits: {
    heading: "Counting visits",
    counted: [
      "Visits are counted without cookies and without recognising anybody: pages viewed, time of day, language, the site you come from and campaign words in the address, type of device, country if the host provides for it, clicks on the CV, the contact details and the projects, messages sent, how fast the page appears. Only daily totals are kept, for 400 days.",
      "So that one visit is not counted twice, a fingerprint is made of the network address and the browser with a secret number drawn each day. At the end of the day that number and the fingerprints are erased: nothing links one day to another.",
      "These totals serve the publisher alone and are combined with nothing else, which is why no consent is asked for (legitimate interest, GDPR article 6.1.f). If your browser sends the “Do Not Track” or “Global Privacy Control” signal, nothing is counted.",
    ],
    notCounted: "This site does not count its visits.",
  },
  network: {
    heading: "Network addresses",
    text: "To prevent abuse, the server remembers the network address from which something is sent, for an hour at most. It does not store it with the message and keeps no log of visits; the host may keep one for the security of its machines.",
    hostOnly:
      "This site is made up of plain files. The host may keep a log of visits for the security of its machines.",
  },
  rights: {
    heading: "Your rights",
    texts: [
      "Write to the email address above to see your data, to have it corrected or erased, to restrict or object to its use, or to receive a copy. You are entitled to an answer within a month.",
      "You may also contact the data protection authority in your country.",
    ],
  },
  more: "Further information",
};

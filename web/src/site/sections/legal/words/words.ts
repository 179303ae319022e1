// What the legal page says though nobody wrote it. It must be true of the code: docs/privacy.md says each thing at length,
// and where it is done.
export interface LegalWords {
  back: string;
  publisher: string;
  registration: string;
  vat: string;
  address: string;
  phone: string;
  email: string;
  director: string;
  host: string;
  data: { heading: string; text: (publisher: string) => string };
  cookies: { heading: string; text: string };
  /** `mailed`: of pages without a server, whose form opens the visitor's own mail program. */
  messages: { heading: string; kept: readonly string[]; mailed: string };
  visits: { heading: string; counted: readonly string[]; notCounted: string };
  /** `hostOnly`: of pages without a server. */
  network: { heading: string; text: string; hostOnly: string };
  rights: { heading: string; texts: readonly string[] };
  more: string;
}

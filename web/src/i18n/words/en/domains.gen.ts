// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("en-GB");
export const domainProblems = {
  "domains.bad_host": "This is not a domain name. Example: www.example.com",
  "domains.own_host": "This name belongs to the service itself.",
  "domains.too_many": (given: { max?: unknown }): string => counted(Number(given.max), { one: `${figure(Number(given.max))} domain names at most: remove one first.`, other: `${figure(Number(given.max))} domain names at most: remove one first.` }),
  "domains.taken": "Another site has already verified this domain name.",
  "domains.not_proven": (given: { record?: unknown; file?: unknown }): string => `Not verified yet. TXT record: ${given.record}; file: ${given.file}. A DNS change can take a few hours to show.`,
};
export const domainWords = {
  title: "Domain name",
  intro: "Your site can also be reached at a name you own. Its current address keeps working.",
  field: "Add a domain name",
  placeholder: "www.example.com",
  add: "Add this name",
  list: "Your domain names",
  served: "In use",
  proven: "Verified",
  leadsElsewhere: "Verified, but does not lead here yet",
  waiting: "To be verified",
  lost: "Verification lost",
  lostText: "The proof has disappeared, so your site can no longer be reached at this name. Put the same value back to verify it again.",
  prove: "Show that this name is yours, in one of these two ways:",
  byRecord: "A DNS record of type TXT",
  byFile: "A file on the server this name points to now",
  recordName: "Name",
  fileUrl: "Address",
  content: "Content",
  pointIt: (target: string): string => `Then point this name to ${target} (CNAME, or A and AAAA).`,
  pointItSomewhere: "Then point this name to the address given to you by whoever runs this service.",
  check: "Verify",
  checking: "Verifying…",
  justProven: (name: string): string => `${name} is verified.`,
  open: (name: string): string => `Open ${name}`,
  copy: (what: string): string => `Copy: ${what}`,
  copied: "Copied.",
  copyFailed: "Copying failed. Select the text by hand.",
  remove: "Remove",
  removeOf: (name: string): string => `Remove ${name}`,
  removeTitle: (name: string): string => `Remove ${name}?`,
  removeText: "Your site will no longer be reachable at this name. You can add it again, with a new verification.",
  removed: "Domain name removed.",
};
export const domainForms = {
  found: {
    missing: "not found",
    other: "a different value is there",
    unreachable: "no answer",
  },
};

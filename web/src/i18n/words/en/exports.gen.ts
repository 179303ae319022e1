// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("en-GB");
export const exportWords = {
  title: "Your data",
  hint: "What you put here belongs to you. Take it along whenever you like.",
  kinds: {
    archive: {
      title: "Take everything along",
      text: "An archive with your texts, your files, your messages and your account data. It can be imported again.",
      ask: "Prepare the archive",
      download: "Download the archive",
    },
    static: {
      title: "The site as files",
      text: "Your site as it is saved, in all its languages: pages ready to be uploaded to any host, or opened from your own disk.",
      ask: "Prepare the site",
      download: "Download the site",
    },
  },
  steps: {
    "": "Waiting",
    documents: "Your texts",
    files: "Your files",
    messages: "Your messages",
    account: "Your account",
    pages: "Your pages",
    storing: "Last step",
  },
  percent: (percent: number): string => `${figure(percent)}%`,
  progressOf: (title: string): string => `Preparing: ${title}`,
  leave: "You can leave this screen: we’ll carry on preparing it.",
  ready: (size: string): string => `Ready · ${size}`,
  until: (until: string): string => `Available until ${until}.`,
  again: "Prepare again",
  cancel: "Cancel",
  remove: "Delete",
  removeOf: (title: string): string => `Delete: ${title}`,
  cancelOf: (title: string): string => `Cancel: ${title}`,
  failed: (reason: string): string => `Preparing it failed. ${reason}`,
  retry: "Try again",
  dialog: {
    title: "The site as files",
    text: "Without a server, nobody receives messages from the form. Instead, it can open the visitor’s email program, with a message to your address.",
    withForm: "Keep the form",
    withoutForm: "Otherwise the form is removed; your contact details are still shown.",
    mailTo: "Email address for the form",
    mailToHint: "It will be visible to everyone on the pages.",
    address: "Address of the future site (optional)",
    addressHint: "For search engines: canonical links and sitemap.",
    addressPlaceholder: "https://www.example.com/",
    ask: "Prepare the site",
  },
};

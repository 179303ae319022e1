// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("de");
export const domainProblems = {
  "domains.bad_host": "Das ist kein Domainname. Beispiel: www.beispiel.de",
  "domains.own_host": "Dieser Name gehört dem Dienst selbst.",
  "domains.too_many": (given: { max?: unknown }): string => counted(Number(given.max), { one: `Höchstens ${figure(Number(given.max))} Domains: Entfernen Sie zuerst eine.`, other: `Höchstens ${figure(Number(given.max))} Domains: Entfernen Sie zuerst eine.` }),
  "domains.taken": "Diese Domain gehört nachweislich schon zu einer anderen Website.",
  "domains.not_proven": (given: { record?: unknown; file?: unknown }): string => `Noch kein Nachweis. TXT-Eintrag: ${given.record}; Datei: ${given.file}. Bis eine DNS-Änderung sichtbar ist, können einige Stunden vergehen.`,
};
export const domainWords = {
  title: "Eigene Domain",
  intro: "Ihre Website kann auch unter einem Namen erreichbar sein, der Ihnen gehört. Die bisherige Adresse gilt weiter.",
  field: "Domain hinzufügen",
  placeholder: "www.beispiel.de",
  add: "Hinzufügen",
  list: "Ihre Domains",
  served: "Aktiv",
  proven: "Bestätigt",
  leadsElsewhere: "Bestätigt, führt aber noch nicht hierher",
  waiting: "Nachweis fehlt",
  lost: "Nachweis verloren",
  lostText: "Der Nachweis ist verschwunden: Ihre Website ist unter diesem Namen nicht mehr erreichbar. Mit demselben Wert erbringen Sie ihn erneut.",
  prove: "Zeigen Sie auf einem dieser beiden Wege, dass dieser Name Ihnen gehört:",
  byRecord: "Ein DNS-Eintrag vom Typ TXT",
  byFile: "Eine Datei auf dem jetzigen Server dieses Namens",
  recordName: "Name",
  fileUrl: "Adresse",
  content: "Inhalt",
  pointIt: (target: string): string => `Lassen Sie diesen Namen dann auf ${target} zeigen (CNAME oder A und AAAA).`,
  pointItSomewhere: "Lassen Sie diesen Namen dann auf die Adresse zeigen, die Sie vom Betreiber dieses Dienstes bekommen.",
  check: "Prüfen",
  checking: "Wird geprüft …",
  justProven: (name: string): string => `${name} ist bestätigt.`,
  open: (name: string): string => `${name} öffnen`,
  copy: (what: string): string => `Kopieren: ${what}`,
  copied: "Kopiert.",
  copyFailed: "Das Kopieren ist fehlgeschlagen. Markieren Sie den Text von Hand.",
  remove: "Entfernen",
  removeOf: (name: string): string => `${name} entfernen`,
  removeTitle: (name: string): string => `${name} entfernen?`,
  removeText: "Ihre Website ist dann unter diesem Namen nicht mehr erreichbar. Sie können ihn mit einem neuen Nachweis wieder hinzufügen.",
  removed: "Domain entfernt.",
};
export const domainForms = {
  found: {
    missing: "nicht gefunden",
    other: "hat einen anderen Wert",
    unreachable: "keine Antwort",
  },
};

// The owner's own domains, and the refusals of that room.
import type { Catalogue } from "../catalogue";

const seen: Record<string, string> = {
  missing: "nicht gefunden",
  other: "hat einen anderen Wert",
  unreachable: "keine Antwort",
};

export const domainProblems: Catalogue["domainProblems"] = {
  "domains.bad_host": "Das ist kein Domainname. Beispiel: www.beispiel.de",
  "domains.own_host": "Dieser Name gehört dem Dienst selbst.",
  "domains.too_many": ({ max }) => `Höchstens ${max} Domains: Entfernen Sie zuerst eine.`,
  "domains.taken": "Diese Domain gehört nachweislich schon zu einer anderen Website.",
  "domains.not_proven": ({ record, file }) =>
    `Noch kein Nachweis. TXT-Eintrag: ${seen[String(record)]}; Datei: ${seen[String(file)]}. ` +
    "Bis eine DNS-Änderung sichtbar ist, können einige Stunden vergehen.",
};

export const domainWords: Catalogue["domainWords"] = {
  title: "Eigene Domain",
  intro:
    "Ihre Website kann auch unter einem Namen erreichbar sein, der Ihnen gehört. Die bisherige Adresse gilt weiter.",
  field: "Domain hinzufügen",
  placeholder: "www.beispiel.de",
  add: "Hinzufügen",
  list: "Ihre Domains",
  served: "Aktiv",
  proven: "Bestätigt",
  leadsElsewhere: "Bestätigt, führt aber noch nicht hierher",
  waiting: "Nachweis fehlt",
  lost: "Nachweis verloren",
  lostText:
    "Der Nachweis ist verschwunden: Ihre Website ist unter diesem Namen nicht mehr erreichbar. Mit demselben Wert erbringen Sie ihn erneut.",
  prove: "Zeigen Sie auf einem dieser beiden Wege, dass dieser Name Ihnen gehört:",
  byRecord: "Ein DNS-Eintrag vom Typ TXT",
  byFile: "Eine Datei auf dem jetzigen Server dieses Namens",
  recordName: "Name",
  fileUrl: "Adresse",
  content: "Inhalt",
  pointIt: (target) => `Lassen Sie diesen Namen dann auf ${target} zeigen (CNAME oder A und AAAA).`,
  pointItSomewhere:
    "Lassen Sie diesen Namen dann auf die Adresse zeigen, die Sie vom Betreiber dieses Dienstes bekommen.",
  check: "Prüfen",
  checking: "Wird geprüft\u00a0…",
  justProven: (name) => `${name} ist bestätigt.`,
  open: (name) => `${name} öffnen`,
  copy: (what) => `Kopieren: ${what}`,
  copied: "Kopiert.",
  copyFailed: "Das Kopieren ist fehlgeschlagen. Markieren Sie den Text von Hand.",
  remove: "Entfernen",
  removeOf: (name) => `${name} entfernen`,
  removeTitle: (name) => `${name} entfernen?`,
  removeText:
    "Ihre Website ist dann unter diesem Namen nicht mehr erreichbar. Sie können ihn mit einem neuen Nachweis wieder hinzufügen.",
  removed: "Domain entfernt.",
};

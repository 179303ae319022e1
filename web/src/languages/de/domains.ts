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
  "domains.taken": "Eine andere Website hat diese Domain bereits nachgewiesen.",
  "domains.not_proven": ({ record, file }) =>
    `Noch kein Nachweis. TXT-Eintrag: ${seen[String(record)]}; Datei: ${seen[String(file)]}. ` +
    "Bis eine DNS-Änderung sichtbar ist, können einige Stunden vergehen.",
};

export const domainWords: Catalogue["domainWords"] = {
  title: "Eigene Domain",
  intro: "Ihre Website ist auch unter einem Namen erreichbar, der Ihnen gehört. Ihre bisherige Adresse gilt weiter.",
  field: "Domain hinzufügen",
  placeholder: "www.beispiel.de",
  add: "Hinzufügen",
  list: "Ihre Domains",
  proven: "In Betrieb",
  waiting: "Nachweis fehlt",
  lost: "Nachweis verloren",
  lostText:
    "Der Nachweis ist verschwunden: Ihre Website ist unter diesem Namen nicht mehr erreichbar. Derselbe Wert weist ihn wieder nach.",
  prove: "Zeigen Sie auf einem dieser beiden Wege, dass dieser Name Ihnen gehört:",
  byRecord: "Ein DNS-Eintrag vom Typ TXT",
  byFile: "Eine Datei auf dem jetzigen Server dieses Namens",
  recordName: "Name",
  fileUrl: "Adresse",
  content: "Inhalt",
  pointIt: (target) => `Richten Sie diesen Namen dann auf ${target} aus (CNAME oder A und AAAA).`,
  pointItSomewhere:
    "Richten Sie diesen Namen dann auf die Adresse aus, die Sie vom Betreiber dieses Dienstes bekommen.",
  check: "Prüfen",
  checking: "Wird geprüft\u00a0…",
  justProven: (name) => `${name} ist nachgewiesen und zeigt Ihre Website.`,
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

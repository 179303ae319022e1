import type { LegalWords } from "./words";

export const de: LegalWords = {
  back: "Zurück zur Website",
  publisher: "Anbieter",
  registration: "Registereintrag",
  vat: "USt-IdNr.",
  address: "Anschrift",
  phone: "Telefon",
  email: "E-Mail",
  director: "Verantwortlich für den Inhalt",
  host: "Hosting",
  data: {
    heading: "Personenbezogene Daten",
    text: (publisher) =>
      `Verantwortlich für das, was diese Website von Ihnen erhält: ${publisher}. Sie erhält nur, was unten genannt ist; nichts wird verkauft, und nichts dient dazu, Sie anderswo wiederzuerkennen.`,
  },
  cookies: {
    heading: "Cookies",
    text: "Diese Website setzt keine Cookies und lädt nichts von anderen Servern. Ihr Browser merkt sich die angezeigte Sprache und die Farben, die Sie wählen, und sendet sie an niemanden; mit den Daten der Website löschen Sie auch diese.",
  },
  messages: {
    heading: "Kontaktformular",
    kept: [
      "Wenn Sie über das Formular schreiben, werden Ihr Name, Ihre E-Mail-Adresse, Ihre Nachricht, die Sprache der Seite und der Zeitpunkt beim Hoster gespeichert und können dem Anbieter per E-Mail zugestellt werden, damit er Ihnen antwortet (berechtigtes Interesse, Art. 6 Abs. 1 lit. f DSGVO). Niemand sonst erhält sie.",
      "Sie werden aufbewahrt, bis der Anbieter sie löscht; eine als Spam erkannte Nachricht wird nach dreißig Tagen gelöscht. Sicherungskopien des Hosters können sie etwas länger enthalten.",
    ],
    mailed:
      "Das Formular öffnet Ihr eigenes E-Mail-Programm: Diese Website speichert nichts von dem, was Sie schreiben.",
  },
  visits: {
    heading: "Zählung der Besuche",
    counted: [
      "Besuche werden ohne Cookies gezählt und ohne jemanden wiederzuerkennen: aufgerufene Seiten, Stunde, Sprache, die Website, von der Sie kommen, und Kampagnenwörter in der Adresse, Art des Geräts, Land, falls der Hoster es vorsieht, Klicks auf Lebenslauf, Kontaktdaten und Projekte, gesendete Nachrichten, Ladegeschwindigkeit. Aufbewahrt werden nur Tagessummen, 400 Tage lang.",
      "Damit ein Besuch nicht zweimal gezählt wird, entsteht aus IP-Adresse und Browser mit einer täglich neu gezogenen geheimen Zahl ein Fingerabdruck. Am Ende des Tages werden die Zahl und die Fingerabdrücke gelöscht: Nichts verbindet einen Tag mit einem anderen.",
      "Diese Summen dienen allein dem Anbieter und werden mit nichts anderem verknüpft; deshalb wird keine Einwilligung verlangt (berechtigtes Interesse, Art. 6 Abs. 1 lit. f DSGVO). Sendet Ihr Browser das Signal „Do Not Track“ oder „Global Privacy Control“, wird nichts gezählt.",
    ],
    notCounted: "Diese Website zählt ihre Besuche nicht.",
  },
  network: {
    heading: "IP-Adressen",
    text: "Gegen Missbrauch merkt sich der Server die IP-Adresse, von der etwas gesendet wird, höchstens eine Stunde lang. Er speichert sie nicht mit der Nachricht und führt kein Protokoll der Besuche; der Hoster kann eines zur Sicherheit seiner Rechner führen.",
    hostOnly:
      "Diese Website besteht aus einfachen Dateien. Der Hoster kann zur Sicherheit seiner Rechner ein Protokoll der Besuche führen.",
  },
  rights: {
    heading: "Ihre Rechte",
    texts: [
      "Schreiben Sie an die oben genannte E-Mail-Adresse, um Auskunft über Ihre Daten zu erhalten, sie berichtigen oder löschen zu lassen, ihre Verarbeitung einzuschränken, ihr zu widersprechen oder eine Kopie zu erhalten. Ihnen steht innerhalb eines Monats eine Antwort zu.",
      "Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.",
    ],
  },
  more: "Weitere Angaben",
};

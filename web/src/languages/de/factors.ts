// Passkeys, the second factor and a fresh sign-in.
import type { Catalogue } from "../catalogue";
import { byNumber, figure } from "./numbers";

export const factorWords: Catalogue["factorWords"] = {
  passkeys: {
    title: "Passkeys",
    hint: "Mit Fingerabdruck, Gesicht oder Gerätecode anmelden, ohne Passwort.",
    none: "Noch keine Passkeys.",
    add: "Passkey hinzufügen",
    added: (name) => `Passkey hinzugefügt: ${name}`,
    made: (when) => `erstellt ${when}`,
    used: (when) => `benutzt ${when}`,
    neverUsed: "nie benutzt",
    synced: "synchronisiert",
    rename: "Umbenennen",
    name: "Name",
    renamed: "Name gespeichert.",
    remove: "Entfernen",
    removeTitle: "Diesen Passkey entfernen?",
    removeText: (name) => `„${name}“ öffnet Ihr Konto dann nicht mehr. Das Gerät bietet ihn vielleicht noch an.`,
    removed: "Passkey entfernt.",
    impossible: "Dieser Browser kann unter dieser Adresse keine Passkeys verwenden.",
    dismissed: "Das Gerät hat keinen Passkey geliefert. Versuchen Sie es noch einmal, wann Sie möchten.",
    there: "Dieses Gerät hat für dieses Konto bereits einen Passkey.",
    signIn: "Mit Passkey anmelden",
    use: "Passkey verwenden",
  },
  factor: {
    title: "Zweiter Faktor",
    hint: "Ein Code von Ihrem Telefon, der nach dem Passwort oder nach Google abgefragt wird. Mit einem Passkey entfällt er.",
    off: "Dieses Konto wird ohne Code geöffnet.",
    turnOn: "Zweiten Faktor aktivieren",
    on: (since) => `Aktiviert seit dem ${since}`,
    codesLeft: (count) =>
      count === 0
        ? "Keine Notfallcodes mehr: Erstellen Sie neue."
        : byNumber(count, "Ein Notfallcode übrig.", `${figure(count)} Notfallcodes übrig.`),
    newCodes: "Neue Notfallcodes",
    newCodesText: "Die bisherigen Notfallcodes gelten dann nicht mehr.",
    turnOff: "Deaktivieren",
    turnOffTitle: "Zweiten Faktor deaktivieren?",
    turnOffText: "Ihr Konto wird dann ohne Code geöffnet. Die Notfallcodes verschwinden.",
    turnedOff: "Zweiter Faktor deaktiviert.",
    setUpTitle: "Zweiten Faktor aktivieren",
    setUpText:
      "Öffnen Sie Ihre Authenticator-App (Google Authenticator, Aegis, 1Password\u00a0…) und scannen Sie diesen QR-Code.",
    square: "QR-Code zum Scannen mit der Authenticator-App",
    byHand: "Oder geben Sie dort diesen Schlüssel ein",
    copy: "Kopieren",
    copied: "Kopiert.",
    codeOfApp: "Code aus der App",
    confirm: "Aktivieren",
    codesTitle: "Ihre Notfallcodes",
    codesText:
      "Ohne Ihr Telefon öffnet jeder dieser Codes Ihr Konto ein Mal, nach dem Passwort. Sie werden nie wieder angezeigt: Bewahren Sie sie sicher auf.",
    download: "Herunterladen",
    fileName: "vitrine-notfallcodes.txt",
    fileTitle: (email) => `Vitrine-Notfallcodes für ${email}`,
    done: "Codes sind gesichert",
    keepFirst:
      "Sichern Sie zuerst diese Codes: Kopieren Sie sie, laden Sie sie herunter oder schreiben Sie sie auf. Sie werden nie wieder angezeigt.",
  },
  code: {
    title: "Zweiter Schritt",
    lead: "Der sechsstellige Code aus Ihrer App.",
    label: "Code",
    spareLabel: "Notfallcode",
    useSpare: "Notfallcode verwenden",
    useApp: "App verwenden",
    submit: "Weiter",
    back: "Zurück zur Anmeldung",
    lost: "Weder Telefon noch Notfallcode? Der Betreiber dieser Website kann Ihren zweiten Faktor entfernen.",
  },
  proof: {
    title: "Sind Sie es wirklich?",
    text: "Bestätigen Sie bitte, wer Sie sind, um fortzufahren. Nichts von dem, was Sie eingegeben haben, ist verloren.",
    submit: "Bestätigen",
    google: "Mit Google bestätigen",
    noWay: "Dieses Konto hat keinen Weg mehr, das zu bestätigen: Wählen Sie auf der Anmeldeseite ein neues Passwort.",
  },
  undo: {
    address: {
      title: "Ihre Adresse zurückholen",
      lead: "Die Adresse Ihres Kontos wurde geändert, und das waren nicht Sie?",
      text: "Ihre alte Adresse gilt wieder für das Konto. Alle Sitzungen werden beendet, Passkeys und verknüpfte Google-Konten entfernt, und das Passwort gilt nicht mehr.",
      submit: "Alte Adresse zurückholen",
      succeeded: (email) => `${email} ist wieder die Adresse Ihres Kontos, und alle Sitzungen sind beendet.`,
    },
    factor: {
      title: "Diesen zweiten Faktor entfernen",
      lead: "Für Ihr Konto wurde ein zweiter Faktor aktiviert, und das waren nicht Sie?",
      text: "Dieser zweite Faktor und seine Notfallcodes werden entfernt. Alle Sitzungen werden beendet, auch Passkeys und verknüpfte Google-Konten entfernt, und das Passwort gilt nicht mehr.",
      submit: "Zweiten Faktor entfernen",
      succeeded: (email) => `Das Konto ${email} wird wieder ohne Code geöffnet, und alle Sitzungen sind beendet.`,
    },
    next: "Wählen Sie jetzt ein neues Passwort: Das alte gilt nicht mehr, denn vielleicht kennt es jemand.",
    forgotten: "Neues Passwort wählen",
  },
  byMail: {
    title: "Sehen Sie in Ihr Postfach",
    text: (email) =>
      `Wir haben soeben eine E-Mail an ${email} geschickt. Folgen Sie dem Link darin und melden Sie sich dann an.`,
    confirmFirst: "Prüfen Sie Adresse und Passwort, und ob Sie dem Bestätigungslink in unserer E-Mail gefolgt sind.",
  },
};

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
    removeText: (name) =>
      `Mit „${name}“ können Sie sich dann nicht mehr anmelden. Das Gerät bietet ihn vielleicht noch an.`,
    removed: "Passkey entfernt.",
    impossible: "Dieser Browser kann unter dieser Adresse keine Passkeys verwenden.",
    dismissed: "Das Gerät hat keinen Passkey geliefert. Sie können es jederzeit noch einmal versuchen.",
    there: "Dieses Gerät hat für dieses Konto bereits einen Passkey.",
    signIn: "Mit Passkey anmelden",
    use: "Passkey verwenden",
  },
  factor: {
    title: "Zweiter Faktor",
    hint: "Ein Code von Ihrem Smartphone, der nach dem Passwort oder nach Google abgefragt wird. Mit einem Passkey entfällt er.",
    off: "Für dieses Konto wird kein Code abgefragt.",
    turnOn: "Zweiten Faktor aktivieren",
    on: (since) => `Aktiviert seit dem ${since}`,
    codesLeft: (count) =>
      count === 0
        ? "Keine Notfallcodes mehr: Erstellen Sie neue."
        : byNumber(count, "Noch ein Notfallcode übrig.", `Noch ${figure(count)} Notfallcodes übrig.`),
    newCodes: "Neue Notfallcodes",
    newCodesText: "Die bisherigen Notfallcodes gelten dann nicht mehr.",
    turnOff: "Deaktivieren",
    turnOffTitle: "Zweiten Faktor deaktivieren?",
    turnOffText: "Bei der Anmeldung wird dann kein Code mehr abgefragt. Die Notfallcodes verschwinden.",
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
      "Wenn Sie Ihr Smartphone nicht haben, können Sie sich mit jedem dieser Codes einmal anmelden, nach dem Passwort. Sie werden nie wieder angezeigt: Bewahren Sie sie sicher auf.",
    download: "Herunterladen",
    fileName: "vitrine-notfallcodes.txt",
    fileTitle: (email) => `Vitrine-Notfallcodes für ${email}`,
    done: "Ich habe die Codes gesichert",
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
    lost: "Weder Smartphone noch Notfallcode? Der Betreiber dieses Servers kann Ihren zweiten Faktor entfernen.",
  },
  proof: {
    title: "Sind Sie es wirklich?",
    text: "Bestätigen Sie bitte Ihre Identität, um fortzufahren. Nichts von dem, was Sie eingegeben haben, ist verloren.",
    submit: "Bestätigen",
    google: "Mit Google bestätigen",
    noWay:
      "Für dieses Konto gibt es keine Möglichkeit mehr, das zu bestätigen: Wählen Sie auf der Anmeldeseite ein neues Passwort.",
  },
  undo: {
    address: {
      title: "Ihre Adresse zurückholen",
      lead: "Die Adresse Ihres Kontos wurde geändert, und das waren nicht Sie?",
      text: "Ihre alte Adresse gilt wieder für das Konto. Alle Sitzungen werden beendet, Passkeys und verknüpfte Google-Konten werden entfernt, und das Passwort gilt nicht mehr.",
      submit: "Alte Adresse zurückholen",
      succeeded: (email) => `${email} ist wieder die Adresse Ihres Kontos, und alle Sitzungen sind beendet.`,
    },
    factor: {
      title: "Diesen zweiten Faktor entfernen",
      lead: "Für Ihr Konto wurde ein zweiter Faktor aktiviert, und das waren nicht Sie?",
      text: "Dieser zweite Faktor und seine Notfallcodes werden entfernt, ebenso Passkeys und verknüpfte Google-Konten. Alle Sitzungen werden beendet, und das Passwort gilt nicht mehr.",
      submit: "Zweiten Faktor entfernen",
      succeeded: (email) => `Für das Konto ${email} wird kein Code mehr abgefragt, und alle Sitzungen sind beendet.`,
    },
    next: "Wählen Sie jetzt ein neues Passwort: Das alte gilt nicht mehr, denn vielleicht kennt es jemand.",
    forgotten: "Neues Passwort wählen",
  },
  byMail: {
    title: "Sehen Sie in Ihrem Postfach nach",
    text: (email) =>
      `Wir haben soeben eine E-Mail an ${email} geschickt. Folgen Sie dem Link darin und melden Sie sich dann an.`,
    confirmFirst: "Prüfen Sie Adresse und Passwort und ob Sie dem Bestätigungslink in unserer E-Mail gefolgt sind.",
  },
};

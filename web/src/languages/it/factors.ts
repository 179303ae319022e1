// Passkeys, the second factor and a fresh sign-in.
import type { Catalogue } from "../catalogue";
import { byNumber, figure, fromDay } from "./numbers";

export const factorWords: Catalogue["factorWords"] = {
  passkeys: {
    title: "Passkey",
    hint: "Accedi con l’impronta, il volto o il codice del dispositivo, senza password.",
    none: "Ancora nessuna passkey.",
    add: "Aggiungi una passkey",
    added: (name) => `Passkey aggiunta: ${name}`,
    made: (when) => `creata ${when}`,
    used: (when) => `usata ${when}`,
    neverUsed: "mai usata",
    synced: "sincronizzata",
    rename: "Rinomina",
    name: "Nome",
    renamed: "Nome salvato.",
    remove: "Rimuovi",
    removeTitle: "Rimuovere questa passkey?",
    removeText: (name) =>
      `«${name}» non permetterà più di accedere al tuo account. Il dispositivo potrebbe ancora proporla.`,
    removed: "Passkey rimossa.",
    impossible: "A questo indirizzo il tuo browser non può usare le passkey.",
    dismissed: "Il dispositivo non ha fornito una passkey. Riprova quando vuoi.",
    there: "Questo dispositivo ha già una passkey per questo account.",
    signIn: "Accedi con una passkey",
    use: "Usa una passkey",
  },
  factor: {
    title: "Verifica in due passaggi",
    hint: "Un codice dal tuo telefono, richiesto dopo la password o Google. Con una passkey non serve.",
    off: "Per accedere a questo account non è richiesto alcun codice.",
    turnOn: "Attiva la verifica in due passaggi",
    on: (since) => `Attiva ${fromDay(since)}`,
    codesLeft: (count) =>
      count === 0
        ? "Non ci sono più codici di recupero: creane di nuovi."
        : byNumber(count, "Resta un codice di recupero.", `Restano ${figure(count)} codici di recupero.`),
    newCodes: "Nuovi codici di recupero",
    newCodesText: "I codici di recupero precedenti non funzioneranno più.",
    turnOff: "Disattiva",
    turnOffTitle: "Disattivare la verifica in due passaggi?",
    turnOffText:
      "Per accedere al tuo account non sarà più richiesto alcun codice. I codici di recupero vengono eliminati.",
    turnedOff: "Verifica in due passaggi disattivata.",
    setUpTitle: "Attiva la verifica in due passaggi",
    setUpText:
      "Apri la tua app di autenticazione (Google Authenticator, Aegis, 1Password…) e inquadra questo codice QR.",
    square: "Codice QR da inquadrare con l’app di autenticazione",
    byHand: "Oppure inserisci questa chiave nell’app",
    copy: "Copia",
    copied: "Copiato.",
    codeOfApp: "Codice mostrato dall’app",
    confirm: "Attiva",
    codesTitle: "I tuoi codici di recupero",
    codesText:
      "Se non hai con te il telefono, ognuno di questi codici ti permette di accedere una volta, dopo la password. Non verranno più mostrati: conservali in un posto sicuro.",
    download: "Scarica",
    fileName: "codici-di-recupero-vitrine.txt",
    fileTitle: (email) => `Codici di recupero Vitrine di ${email}`,
    done: "Ho conservato i miei codici",
    keepFirst: "Prima conserva questi codici: copiali, scaricali o annotali. Non verranno più mostrati.",
  },
  code: {
    title: "Secondo passaggio",
    lead: "Il codice di sei cifre mostrato dalla tua app.",
    label: "Codice",
    spareLabel: "Codice di recupero",
    useSpare: "Usa un codice di recupero",
    useApp: "Usa l’app",
    submit: "Continua",
    back: "Torna all’accesso",
    lost: "Non hai né il telefono né un codice di recupero? Chi ospita questo sito può rimuovere la tua verifica in due passaggi.",
  },
  proof: {
    title: "Sei davvero tu?",
    text: "Per questa azione devi confermare chi sei. Non hai perso nulla di ciò che hai scritto.",
    submit: "Conferma",
    google: "Conferma con Google",
    noWay: "Per questo account non c’è più un modo per confermarlo: scegli una nuova password dalla pagina di accesso.",
  },
  undo: {
    address: {
      title: "Ripristina il tuo indirizzo",
      lead: "L’indirizzo del tuo account è stato cambiato, ma non da te?",
      text: "Il tuo vecchio indirizzo torna a essere quello dell’account. Tutte le sessioni vengono chiuse, le passkey e gli account Google collegati vengono rimossi e la password non funziona più.",
      submit: "Ripristina il mio vecchio indirizzo",
      succeeded: (email) =>
        `${email} è di nuovo l’indirizzo del tuo account, e tutte le sue sessioni sono state chiuse.`,
    },
    factor: {
      title: "Rimuovi la verifica in due passaggi",
      lead: "La verifica in due passaggi è stata attivata sul tuo account, ma non da te?",
      text: "La verifica in due passaggi e i suoi codici di recupero vengono rimossi. Tutte le sessioni vengono chiuse, le passkey e gli account Google collegati vengono rimossi a loro volta e la password non funziona più.",
      submit: "Rimuovi la verifica in due passaggi",
      succeeded: (email) =>
        `Per accedere all’account ${email} non è più richiesto alcun codice, e tutte le sue sessioni sono state chiuse.`,
    },
    next: "Ora scegli una nuova password: quella vecchia non funziona più, perché forse qualcuno la conosce.",
    forgotten: "Scegli una nuova password",
  },
  byMail: {
    title: "Controlla la posta",
    text: (email) => `Abbiamo appena inviato un’e-mail a ${email}. Segui il link che contiene, poi accedi.`,
    confirmFirst: "Controlla l’indirizzo e la password, e verifica di aver seguito il link di conferma ricevuto.",
  },
};

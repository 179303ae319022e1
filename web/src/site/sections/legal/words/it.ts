import type { LegalWords } from "./words";

export const it: LegalWords = {
  back: "Torna al sito",
  publisher: "Editore",
  registration: "Registrazione",
  vat: "Partita IVA",
  address: "Indirizzo",
  phone: "Telefono",
  email: "E-mail",
  director: "Responsabile della pubblicazione",
  host: "Hosting",
  data: {
    heading: "Dati personali",
    text: (publisher) =>
      `Responsabile di ciò che questo sito riceve da lei: ${publisher}. Il sito riceve solo quanto indicato qui sotto; nulla viene venduto e nulla serve a riconoscerla altrove.`,
  },
  cookies: {
    heading: "Cookie",
    text: "Questo sito non imposta alcun cookie e non carica nulla da altri server. Il suo browser ricorda la lingua mostrata e i colori che sceglie, senza inviarli a nessuno; per cancellarli basta cancellare i dati del sito.",
  },
  messages: {
    heading: "Modulo di contatto",
    kept: [
      "Se scrive tramite il modulo, il suo nome, il suo indirizzo e-mail, il messaggio, la lingua della pagina e l’ora dell’invio sono registrati presso il fornitore di hosting e possono essere trasmessi all’editore per e-mail, perché le risponda (legittimo interesse, articolo 6, paragrafo 1, lettera f, del GDPR). Nessun altro li riceve.",
      "Sono conservati finché l’editore non li cancella; un messaggio riconosciuto come indesiderato viene cancellato dopo trenta giorni. Le copie di sicurezza del fornitore possono contenerli un po’ più a lungo.",
    ],
    mailed: "Il modulo apre il suo programma di posta: questo sito non registra nulla di ciò che scrive.",
  },
  visits: {
    heading: "Conteggio delle visite",
    counted: [
      "Le visite sono contate senza cookie e senza riconoscere nessuno: pagine viste, ora, lingua, sito di provenienza e parole di campagna nell’indirizzo, tipo di dispositivo, paese se il fornitore lo prevede, clic sul CV, sui contatti e sui progetti, messaggi inviati, velocità della pagina. Si conservano solo totali giornalieri, per 400 giorni.",
      "Per non contare due volte la stessa visita, si calcola un’impronta dall’indirizzo di rete e dal browser con un numero segreto estratto ogni giorno. A fine giornata quel numero e le impronte vengono cancellati: nulla collega un giorno a un altro.",
      "Questi totali servono solo all’editore e non vengono incrociati con altri dati; per questo non si chiede alcun consenso (legittimo interesse, articolo 6, paragrafo 1, lettera f, del GDPR). Se il suo browser invia il segnale «Do Not Track» o «Global Privacy Control», nulla viene contato.",
    ],
    notCounted: "Questo sito non conta le sue visite.",
  },
  network: {
    heading: "Indirizzi di rete",
    text: "Per evitare abusi, il server tiene in memoria l’indirizzo di rete da cui arriva un invio, al massimo per un’ora. Non lo registra con il messaggio e non tiene un registro delle visite; il fornitore può tenerne uno per la sicurezza delle sue macchine.",
    hostOnly:
      "Questo sito è fatto di semplici file. Il fornitore può tenere un registro delle visite per la sicurezza delle sue macchine.",
  },
  rights: {
    heading: "I suoi diritti",
    texts: [
      "Scriva all’indirizzo e-mail indicato sopra per consultare i suoi dati, rettificarli, cancellarli, limitarne l’uso, opporsi al trattamento o riceverne una copia. Ha diritto a una risposta entro un mese.",
      "Può anche rivolgersi all’autorità per la protezione dei dati del suo paese; in Italia, il Garante (www.garanteprivacy.it).",
    ],
  },
  more: "Altre informazioni",
};

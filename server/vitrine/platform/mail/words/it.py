"""Mails in Italian: «tu», and to no gender ('Se non eri tu'). No article stands before a day: 'l’8' would be one."""

from vitrine.platform.mail.words.model import AccountMails, ComplaintMail, Mail, MailWords, SiteMails, WeekMail

_ACCOUNTS = AccountMails(
    not_you="Se la richiesta non viene da te, ignora questa e-mail: non cambierà nulla.",
    if_not_you="Se non eri tu, scegli subito una nuova password dalla pagina di accesso.",
    reset=Mail(
        "Scegli una nuova password",
        (
            "Hai richiesto una nuova password. Questo link si può usare una sola volta ed è valido per {minutes}.",
            "{not_you}",
        ),
        "Scegli una nuova password",
    ),
    verification=Mail(
        "Conferma il tuo indirizzo e-mail",
        (
            "Con questo indirizzo è stato creato un account Vitrine. Confermalo, per poter sempre recuperare "
            "l’accesso.",
            "Se non hai creato un account, ignora questa e-mail.",
        ),
        "Conferma il mio indirizzo",
    ),
    new_email=Mail(
        "Conferma il tuo nuovo indirizzo e-mail",
        (
            "Questo indirizzo sta per diventare quello del tuo account Vitrine. Lo sarà appena lo avrai confermato.",
            "{not_you}",
        ),
        "Conferma il mio nuovo indirizzo",
    ),
    password_changed=Mail(
        "La tua password è cambiata",
        (
            "La password del tuo account Vitrine è appena stata cambiata e le altre sessioni sono state chiuse.",
            "{if_not_you}",
        ),
    ),
    identities_ended=(
        "Gli account esterni collegati (per esempio Google) sono stati scollegati: "
        "puoi ricollegare il tuo dalla pagina del tuo account."
    ),
    passkeys_ended="Le sue passkey sono state rimosse: aggiungi di nuovo le tue dalla pagina del tuo account.",
    factor_ended=("La verifica in due passaggi, attivata prima che l’indirizzo fosse confermato, è stata rimossa."),
    password_reset=Mail(
        "La tua password è cambiata",
        (
            "È stata scelta una nuova password per il tuo account Vitrine, e tutte le sue sessioni sono state "
            "chiuse.{ended}",
            "{if_not_you}",
        ),
    ),
    confirmed_elsewhere=Mail(
        "Il tuo indirizzo è confermato: accedi di nuovo",
        (
            "Questo indirizzo è appena stato confermato da un browser che il tuo account Vitrine non conosce. "
            "Per prudenza, tutte le sessioni aperte in precedenza sono state chiuse.{ended}",
            "Accedi di nuovo con la tua password. Se questo account non lo hai creato tu, scegli subito una nuova "
            "password dalla pagina di accesso: così nessun altro potrà più usarlo.",
        ),
    ),
    email_changing=Mail(
        "Richiesta di cambio dell’indirizzo e-mail",
        (
            "L’indirizzo del tuo account Vitrine sta per diventare {new_email}. Nulla cambia finché non viene "
            "confermato.",
            "{if_not_you}",
        ),
    ),
    email_changed=Mail(
        "L’indirizzo del tuo account è cambiato",
        (
            "L’indirizzo del tuo account Vitrine ora è {new_email}. Se eri tu, non devi fare nulla.",
            "Altrimenti, questo link ripristina il tuo vecchio indirizzo e chiude tutte le sessioni; poi sceglierai "
            "una nuova password. Si può usare una sola volta ed è valido per {days}.",
        ),
        "Non ero io",
    ),
    readdressed=Mail(
        "Recupera l’accesso al tuo account",
        (
            "Hai chiesto a chi ospita il tuo sito di far diventare questo indirizzo quello del tuo account Vitrine. "
            "Lo sarà appena avrai scelto una password. Questo link si può usare una sola volta ed è valido per "
            "{days}.",
            "Se non hai chiesto nulla, ignora questa e-mail: tutto resterà com’è.",
        ),
        "Scegli una password",
    ),
    readdressing=Mail(
        "L’indirizzo del tuo account sta per cambiare",
        (
            "A chi ospita il tuo sito è stato chiesto di sostituire l’indirizzo del tuo account Vitrine con "
            "{new_email}, perché non avresti più accesso a questo. Le sessioni sono state chiuse.",
            "Se non hai chiesto nulla, scrivi subito a chi ospita il tuo sito: il cambio avviene appena il nuovo "
            "indirizzo è confermato.",
        ),
    ),
    email_put_back=Mail(
        "L’indirizzo precedente dell’account è stato ripristinato",
        (
            "Con il link inviato a {former_email}, quell’indirizzo è tornato a essere quello dell’account Vitrine "
            "registrato con il tuo. La sua password non funziona più, e tutte le sue sessioni sono state chiuse.",
            "Se questo account è tuo e non eri tu, scrivi subito a chi ospita il tuo sito: qualcun altro legge la "
            "tua vecchia casella di posta.",
        ),
    ),
    address_known=Mail(
        "Hai già un account",
        (
            "Qualcuno ha cercato di creare un account Vitrine con questo indirizzo, o di darlo al proprio, ma un "
            "account con questo indirizzo c’è già. Se eri tu, accedi, oppure scegli una nuova password se l’hai "
            "dimenticata.",
            "{not_you}",
        ),
        "Accedi",
    ),
    new_device=Mail(
        "Nuovo accesso al tuo account",
        (
            "Qualcuno ha effettuato l’accesso al tuo account Vitrine ({when}) con un browser mai usato prima: "
            "{browser}. Se eri tu, non devi fare nulla.",
            "Altrimenti, scegli subito una nuova password con «Password dimenticata?» nella pagina di accesso: così "
            "si chiudono tutte le sessioni.",
        ),
    ),
    new_device_at_address=Mail(
        "Nuovo accesso al tuo account",
        (
            "Qualcuno ha effettuato l’accesso al tuo account Vitrine ({when}) con un browser mai usato prima: "
            "{browser}, dall’indirizzo IP {address}. Se eri tu, non devi fare nulla.",
            "Altrimenti, scegli subito una nuova password con «Password dimenticata?» nella pagina di accesso: così "
            "si chiudono tutte le sessioni.",
        ),
    ),
    unknown_browser="Browser",
    browser_on_system="{browser} su {system}",
    passkey_added=Mail(
        "È stata aggiunta una passkey",
        (
            "La passkey «{name}» ora permette di accedere al tuo account Vitrine, senza password.",
            "{if_not_you}",
        ),
    ),
    passkey_removed=Mail(
        "È stata rimossa una passkey",
        ("La passkey «{name}» non permette più di accedere al tuo account Vitrine.", "{if_not_you}"),
    ),
    passkey_copied=Mail(
        "Una passkey è stata rifiutata",
        (
            "Una passkey del tuo account Vitrine è appena stata rifiutata: secondo il suo contatore, ne esistono due "
            "copie. Rimuovila dalla pagina del tuo account e creane un’altra.",
            "{if_not_you}",
        ),
    ),
    identity_linked=Mail(
        "È stato collegato un account esterno",
        (
            "Un account esterno (per esempio Google) ora permette di accedere al tuo account Vitrine, senza password.",
            "{if_not_you}",
        ),
    ),
    identity_unlinked=Mail(
        "Un account esterno è stato scollegato",
        (
            "L’account esterno che era collegato (per esempio Google) non permette più di accedere al tuo account "
            "Vitrine.",
            "{if_not_you}",
        ),
    ),
    factor_on=Mail(
        "La verifica in due passaggi è attiva",
        (
            "Per accedere al tuo account Vitrine, dopo la password sarà richiesto un codice della tua app. "
            "Le altre sessioni sono state chiuse.",
            "{if_not_you}",
        ),
    ),
    factor_on_with_link=Mail(
        "La verifica in due passaggi è attiva",
        (
            "Per accedere al tuo account Vitrine, dopo la password sarà richiesto un codice della tua app. "
            "Le altre sessioni sono state chiuse. Se eri tu, non devi fare nulla.",
            "Altrimenti, questo link rimuove la verifica in due passaggi e chiude tutte le sessioni; poi sceglierai "
            "una nuova password. Si può usare una sola volta ed è valido per {days}.",
        ),
        "Non ero io",
    ),
    factor_off=Mail(
        "La verifica in due passaggi è disattivata",
        (
            "Per accedere al tuo account Vitrine non sarà più richiesto alcun codice: la password è di nuovo "
            "sufficiente.",
            "{if_not_you}",
        ),
    ),
    codes_guessed=Mail(
        "Sono stati inseriti codici sbagliati",
        (
            "Sono stati inseriti più codici sbagliati di seguito per accedere al tuo account Vitrine o per confermare "
            "un’azione. Nessuno è stato accettato, ma chi li ha inseriti conosce la tua password, oppure usa uno dei "
            "tuoi dispositivi.",
            "{if_not_you}",
        ),
    ),
    recovery_code_used=Mail(
        "È stato usato un codice di recupero",
        (
            "Un codice di recupero è appena stato usato per accedere al tuo account Vitrine. {left}: puoi crearne di "
            "nuovi dalla pagina del tuo account.",
            "{if_not_you}",
        ),
    ),
    recovery_codes_left={"one": "Te ne resta {number}", "other": "Te ne restano {number}"},
    recovery_codes_made=Mail(
        "Nuovi codici di recupero",
        (
            "Sono stati creati nuovi codici di recupero per il tuo account Vitrine. Quelli precedenti non funzionano "
            "più.",
            "{if_not_you}",
        ),
    ),
    factors_reset=Mail(
        "La tua verifica in due passaggi è stata rimossa",
        (
            "Chi ospita il tuo sito ha rimosso la verifica in due passaggi e le passkey del tuo account Vitrine, e ne "
            "ha chiuso le sessioni. Accedi con la tua password o con Google, se lo hai collegato, poi configurale "
            "di nuovo.",
            "{if_not_you}",
        ),
    ),
    account_deleted=Mail(
        "Il tuo account è stato eliminato",
        (
            "Il tuo account Vitrine, il tuo sito e i suoi messaggi sono stati eliminati. I tuoi file non sono più "
            "visibili e vengono cancellati dal server proprio in questo momento.",
            "L’indirizzo del tuo sito non sarà assegnato a nessuno per 90 giorni. I backup fatti in precedenza da chi "
            "ospita il sito possono contenere ancora questi dati: sta a chi lo ospita dire per quanto tempo li "
            "conserva.",
        ),
    ),
)

_SITES = SiteMails(
    message=Mail(
        "Nuovo messaggio di {name}",
        ("{name} ({email}) ti ha scritto dal tuo sito:",),
        "Apri in Vitrine",
        "Rispondi a questa e-mail per scrivere a questa persona. Questi avvisi si disattivano in Vitrine, nella "
        "pagina dei messaggi.",
    ),
    remark=Mail(
        "Un’osservazione di {name} sulla tua bozza",
        ("{name} sta rileggendo la tua bozza e osserva:",),
        "Vedi le osservazioni",
        "Per quelle che arrivano dallo stesso link nell’ora successiva non riceverai altri avvisi. "
        "Questi avvisi si disattivano insieme a quelli dei messaggi, nella pagina dei messaggi.",
    ),
    remark_by_link=Mail(
        "Un’osservazione di {name} sulla tua bozza",
        ("{name} sta rileggendo la tua bozza dal link «{link}» e osserva:",),
        "Vedi le osservazioni",
        "Per quelle che arrivano dallo stesso link nell’ora successiva non riceverai altri avvisi. "
        "Questi avvisi si disattivano insieme a quelli dei messaggi, nella pagina dei messaggi.",
    ),
    suspended=Mail(
        "Il tuo sito è stato sospeso",
        (
            "Il tuo sito {site} è stato sospeso per decisione di chi gestisce questo server: i visitatori non lo "
            "vedono più.",
            "Motivo: {reason}",
            "Nulla è stato eliminato: puoi sempre accedere, modificare il tuo sito e portare con te tutto il suo "
            "contenuto (pannello, «Porta tutto con te»).",
        ),
        "Apri il pannello",
    ),
    resumed=Mail(
        "Il tuo sito non è più sospeso",
        (
            "La sospensione del tuo sito {site} è stata revocata: è di nuovo come lo avevi impostato, visibile se lo "
            "avevi messo online.",
        ),
        "Vedi il mio sito",
    ),
    handed_over=Mail(
        "Il tuo sito è stato affidato a un altro account",
        (
            "Il sito {site}, con tutto il suo contenuto e i suoi messaggi, appartiene ora a un altro account di "
            "questo server. Il tuo account resta aperto, con un nuovo sito vuoto.",
            "Se non lo hai chiesto tu, scrivi a chi gestisce questo server.",
        ),
    ),
    received=Mail(
        "Ti è stato affidato un sito",
        ("Il sito {site}, con tutto il suo contenuto e i suoi messaggi, appartiene ora al tuo account.",),
        "Apri il pannello",
    ),
    domain_lost=Mail(
        "Il tuo sito non risponde più a {name}",
        (
            "Da diversi giorni nulla dimostra più che {name} sia tuo: né il record TXT {record}, né il nome stesso, "
            "che non porta più qui. Perciò il tuo sito non risponde più a questo nome.",
            "Il suo indirizzo abituale resta valido. Se il nome è ancora tuo, verificalo di nuovo: il valore richiesto "
            "è lo stesso, {proof}.",
        ),
        "Apri le impostazioni del sito",
    ),
    circular_footer=(
        "Ricevi questa lettera da chi ospita il tuo sito perché hai un account su {host}, con l’indirizzo {email}."
    ),
)

_WEEK = WeekMail(
    mail=Mail(
        "Il tuo sito la settimana scorsa: {visits}",
        (),
        "Vedi le visite",
        "Questo riepilogo parte ogni lunedì. Per non riceverlo più: {settings}",
    ),
    subject_without_visits="Il tuo sito la settimana scorsa: nessuna visita",
    visits={"one": "{number} visita", "other": "{number} visite"},
    views={"one": "{number} pagina vista", "other": "{number} pagine viste"},
    messages={"one": "{number} messaggio ricevuto", "other": "{number} messaggi ricevuti"},
    none="Nessuna visita {span}, contro {before} nella settimana precedente.",
    to_be_found=(
        "Per farti trovare: metti l’indirizzo del tuo sito nella firma delle tue e-mail e sui tuoi profili, o invialo "
        "a tre persone che ti raccomanderebbero."
    ),
    alone="{visits} {span}.",
    as_before="{visits} {span}, come la settimana precedente.",
    more="{visits} {span}, {difference} in più rispetto alla settimana precedente.",
    fewer="{visits} {span}, {difference} in meno rispetto alla settimana precedente.",
    read="{views}.",
    read_and_written="{views} e {messages}.",
    best_day="Il giorno migliore: {weekday} {day}, {visits}.",
    came_from="Provenienza delle visite: {sources}.",
    source="{host} ({number})",
    asked={
        "one": "{number} visitatore ha chiesto una lingua che il tuo sito non propone ancora.",
        "other": "{number} visitatori hanno chiesto una lingua che il tuo sito non propone ancora.",
    },
)

_COMPLAINTS = ComplaintMail(
    mail=Mail(
        "Segnalazione su {site}",
        ("Ecco che cosa hanno segnalato i visitatori:",),
        "Apri la pagina di gestione",
        "Questa e-mail è stata inviata automaticamente da Vitrine, che ne invia al massimo una ogni dieci minuti.",
    ),
    subject_of_several="Segnalazioni su {sites} siti",
    told="{address}\nMotivo: {reason}\n{text}",
    told_with_answer="{address}\nMotivo: {reason}\n{text}\nRispondi a: {email}",
    more="Altre segnalazioni, nella pagina di gestione: {number}.",
)

WORDS = MailWords(
    locale="it",
    hello="Ciao,",
    automatic="Questa e-mail è stata inviata automaticamente da Vitrine.",
    labelled="{label}:",
    comma=", ",
    days={"one": "{number} giorno", "other": "{number} giorni"},
    minutes={"one": "{number} minuto", "other": "{number} minuti"},
    moment="{day}, ore {hour} UTC",
    hour="{hours}:{minutes}",
    accounts=_ACCOUNTS,
    sites=_SITES,
    week=_WEEK,
    complaints=_COMPLAINTS,
    # The only days that are said so are a week's: with their names neither of them asks for an article.
    span="da lunedì {first} a domenica {last}",
    span_in_month="da lunedì {first} a domenica {last}",
    first_of_month="1º",
)

"""Mails in German."""

from vitrine.platform.mail.words.model import AccountMails, ComplaintMail, Mail, MailWords, SiteMails, WeekMail

_ACCOUNTS = AccountMails(
    not_you="Wenn diese Anfrage nicht von Ihnen kommt, ignorieren Sie diese E-Mail: Es ändert sich nichts.",
    if_not_you="Wenn Sie das nicht waren, wählen Sie auf der Anmeldeseite sofort ein neues Passwort.",
    reset=Mail(
        "Neues Passwort wählen",
        (
            "Sie haben ein neues Passwort angefordert. Dieser Link gilt {minutes} und lässt sich nur einmal benutzen.",
            "{not_you}",
        ),
        "Neues Passwort wählen",
    ),
    verification=Mail(
        "Bestätigen Sie Ihre E-Mail-Adresse",
        (
            "Mit dieser Adresse wurde ein Vitrine-Konto erstellt. Bestätigen Sie sie, damit Sie den Zugang notfalls "
            "wiederherstellen können.",
            "Wenn Sie kein Konto erstellt haben, ignorieren Sie diese E-Mail.",
        ),
        "Adresse bestätigen",
    ),
    new_email=Mail(
        "Bestätigen Sie Ihre neue E-Mail-Adresse",
        (
            "Diese Adresse soll die Adresse Ihres Vitrine-Kontos werden. Sie gilt, sobald Sie sie bestätigt haben.",
            "{not_you}",
        ),
        "Neue Adresse bestätigen",
    ),
    password_changed=Mail(
        "Ihr Passwort wurde geändert",
        (
            "Das Passwort Ihres Vitrine-Kontos wurde soeben geändert, und alle anderen Sitzungen wurden beendet.",
            "{if_not_you}",
        ),
    ),
    identities_ended=(
        "Externe Konten, die mit Ihrem Konto verknüpft waren (zum Beispiel Google), wurden getrennt: Ihr eigenes "
        "können Sie auf Ihrer Kontoseite wieder verknüpfen."
    ),
    passkeys_ended="Die Passkeys wurden entfernt: Fügen Sie Ihre auf Ihrer Kontoseite wieder hinzu.",
    factor_ended="Der zweite Faktor, der vor der Bestätigung der Adresse eingerichtet worden war, wurde entfernt.",
    password_reset=Mail(
        "Ihr Passwort wurde geändert",
        (
            "Für Ihr Vitrine-Konto wurde ein neues Passwort gewählt, und alle Sitzungen wurden beendet.{ended}",
            "{if_not_you}",
        ),
    ),
    confirmed_elsewhere=Mail(
        "Ihre Adresse ist bestätigt, bitte melden Sie sich erneut an",
        (
            "Diese Adresse wurde soeben in einem Browser bestätigt, den Ihr Vitrine-Konto nicht kennt. Zur Sicherheit "
            "wurden alle zuvor geöffneten Sitzungen beendet.{ended}",
            "Melden Sie sich mit Ihrem Passwort erneut an. Wenn nicht Sie dieses Konto erstellt haben, wählen Sie auf "
            "der Anmeldeseite sofort ein neues Passwort: Dann hat sonst niemand mehr Zugang.",
        ),
    ),
    email_changing=Mail(
        "Änderung der E-Mail-Adresse angefordert",
        (
            "Die Adresse Ihres Vitrine-Kontos soll künftig {new_email} sein. Solange diese Adresse nicht bestätigt "
            "ist, ändert sich nichts.",
            "{if_not_you}",
        ),
    ),
    email_changed=Mail(
        "Die Adresse Ihres Kontos wurde geändert",
        (
            "Die Adresse Ihres Vitrine-Kontos ist jetzt {new_email}. Wenn Sie das waren, brauchen Sie nichts zu tun.",
            "Wenn nicht, holt dieser Link Ihre alte Adresse zurück und beendet alle Sitzungen; danach wählen Sie ein "
            "neues Passwort. Er gilt {days} und lässt sich nur einmal benutzen.",
        ),
        "Das war ich nicht",
    ),
    readdressed=Mail(
        "Zurück in Ihr Konto",
        (
            "Sie haben Ihren Vitrine-Betreiber gebeten, diese Adresse zur Adresse Ihres Kontos zu machen. Sie gilt, "
            "sobald Sie ein Passwort gewählt haben. Dieser Link gilt {days} und lässt sich nur einmal benutzen.",
            "Wenn Sie um nichts gebeten haben, ignorieren Sie diese E-Mail: Es ändert sich nichts.",
        ),
        "Passwort wählen",
    ),
    readdressing=Mail(
        "Die Adresse Ihres Kontos soll geändert werden",
        (
            "Ihr Vitrine-Betreiber wurde gebeten, die Adresse Ihres Kontos durch {new_email} zu ersetzen, mit der "
            "Begründung, dass Sie auf diese hier keinen Zugriff mehr haben. Die Sitzungen wurden beendet.",
            "Wenn Sie nicht darum gebeten haben, schreiben Sie ihm sofort: Die Änderung erfolgt, sobald die neue "
            "Adresse bestätigt ist.",
        ),
    ),
    email_put_back=Mail(
        "Ihr Konto hat wieder seine alte Adresse",
        (
            "Über den Link, der an {former_email} ging, gilt diese Adresse wieder für das Vitrine-Konto, das zuletzt "
            "Ihre hatte. Das Passwort des Kontos gilt nicht mehr, und alle seine Sitzungen wurden beendet.",
            "Wenn dieses Konto Ihnen gehört und Sie das nicht waren, schreiben Sie sofort Ihrem Vitrine-Betreiber: "
            "Jemand anderes liest in Ihrem alten Postfach.",
        ),
    ),
    address_known=Mail(
        "Sie haben bereits ein Konto",
        (
            "Jemand wollte mit dieser Adresse ein Vitrine-Konto erstellen oder sie in einem anderen Konto eintragen, "
            "aber sie hat bereits eines. Wenn Sie das waren, melden Sie sich an oder wählen Sie ein neues Passwort, "
            "falls Sie Ihres vergessen haben.",
            "{not_you}",
        ),
        "Anmelden",
    ),
    new_device=Mail(
        "Neue Anmeldung bei Ihrem Konto",
        (
            "Bei Ihrem Vitrine-Konto hat sich {when} jemand mit einem Browser angemeldet, der dort noch nie verwendet "
            "wurde: {browser}. Wenn Sie das waren, brauchen Sie nichts zu tun.",
            "Wenn nicht, wählen Sie sofort ein neues Passwort, über „Passwort vergessen?“ auf der Anmeldeseite: Damit "
            "werden alle Sitzungen beendet.",
        ),
    ),
    new_device_at_address=Mail(
        "Neue Anmeldung bei Ihrem Konto",
        (
            "Bei Ihrem Vitrine-Konto hat sich {when} jemand mit einem Browser angemeldet, der dort noch nie verwendet "
            "wurde: {browser}, von der Adresse {address} aus. Wenn Sie das waren, brauchen Sie nichts zu tun.",
            "Wenn nicht, wählen Sie sofort ein neues Passwort, über „Passwort vergessen?“ auf der Anmeldeseite: Damit "
            "werden alle Sitzungen beendet.",
        ),
    ),
    unknown_browser="Browser",
    browser_on_system="{browser} unter {system}",
    passkey_added=Mail(
        "Ein Passkey wurde hinzugefügt",
        (
            "Mit dem Passkey „{name}“ ist jetzt eine Anmeldung bei Ihrem Vitrine-Konto ohne Passwort möglich.",
            "{if_not_you}",
        ),
    ),
    passkey_removed=Mail(
        "Ein Passkey wurde entfernt",
        ("Mit dem Passkey „{name}“ ist keine Anmeldung bei Ihrem Vitrine-Konto mehr möglich.", "{if_not_you}"),
    ),
    passkey_copied=Mail(
        "Ein Passkey wurde abgelehnt",
        (
            "Ein Passkey Ihres Vitrine-Kontos wurde soeben abgelehnt: Laut seinem Zähler gibt es ihn zweimal. "
            "Entfernen Sie ihn auf Ihrer Kontoseite und erstellen Sie einen neuen.",
            "{if_not_you}",
        ),
    ),
    identity_linked=Mail(
        "Ein externes Konto wurde verknüpft",
        (
            "Mit einem externen Konto (zum Beispiel Google) ist jetzt eine Anmeldung bei Ihrem Vitrine-Konto ohne "
            "Passwort möglich.",
            "{if_not_you}",
        ),
    ),
    identity_unlinked=Mail(
        "Ein externes Konto wurde getrennt",
        (
            "Mit dem bisher verknüpften externen Konto (zum Beispiel Google) ist keine Anmeldung bei Ihrem "
            "Vitrine-Konto mehr möglich.",
            "{if_not_you}",
        ),
    ),
    factor_on=Mail(
        "Der zweite Faktor ist aktiviert",
        (
            "Wenn Sie sich bei Ihrem Vitrine-Konto anmelden, wird nach dem Passwort künftig ein Code aus Ihrer App "
            "abgefragt. Alle anderen Sitzungen wurden beendet.",
            "{if_not_you}",
        ),
    ),
    factor_on_with_link=Mail(
        "Der zweite Faktor ist aktiviert",
        (
            "Wenn Sie sich bei Ihrem Vitrine-Konto anmelden, wird nach dem Passwort künftig ein Code aus Ihrer App "
            "abgefragt. Alle anderen Sitzungen wurden beendet. Wenn Sie das waren, brauchen Sie nichts zu tun.",
            "Wenn nicht, entfernt dieser Link den zweiten Faktor und beendet alle Sitzungen; danach wählen Sie ein "
            "neues Passwort. Er gilt {days} und lässt sich nur einmal benutzen.",
        ),
        "Das war ich nicht",
    ),
    factor_off=Mail(
        "Der zweite Faktor ist deaktiviert",
        (
            "Wenn Sie sich bei Ihrem Vitrine-Konto anmelden, wird kein Code mehr abgefragt: Ihr Passwort genügt "
            "wieder.",
            "{if_not_you}",
        ),
    ),
    codes_guessed=Mail(
        "Es wurden falsche Codes eingegeben",
        (
            "Bei der Anmeldung an Ihrem Vitrine-Konto oder der Bestätigung einer Aktion wurden mehrmals hintereinander "
            "falsche Codes eingegeben. Keiner wurde angenommen, aber wer sie eingegeben hat, kennt Ihr Passwort oder "
            "benutzt eines Ihrer Geräte.",
            "{if_not_you}",
        ),
    ),
    recovery_code_used=Mail(
        "Ein Notfallcode wurde benutzt",
        (
            "Soeben hat sich jemand mit einem Notfallcode bei Ihrem Vitrine-Konto angemeldet. {left}; neue können Sie "
            "auf Ihrer Kontoseite erstellen.",
            "{if_not_you}",
        ),
    ),
    recovery_codes_left={
        "one": "{number} Notfallcode ist noch übrig",
        "other": "{number} Notfallcodes sind noch übrig",
    },
    recovery_codes_made=Mail(
        "Neue Notfallcodes",
        (
            "Für Ihr Vitrine-Konto wurden neue Notfallcodes erstellt. Die bisherigen gelten nicht mehr.",
            "{if_not_you}",
        ),
    ),
    factors_reset=Mail(
        "Ihr zweiter Faktor wurde entfernt",
        (
            "Ihr Vitrine-Betreiber hat den zweiten Faktor und die Passkeys Ihres Kontos entfernt und die Sitzungen "
            "beendet. Melden Sie sich mit Ihrem Passwort an, oder mit Google, falls verknüpft, und richten Sie dann "
            "beides neu ein.",
            "{if_not_you}",
        ),
    ),
    account_deleted=Mail(
        "Ihr Konto wurde gelöscht",
        (
            "Ihr Vitrine-Konto, Ihre Website und deren Nachrichten wurden gelöscht. Ihre Dateien sind nicht mehr "
            "sichtbar und werden in diesem Moment vom Server gelöscht.",
            "Die Adresse Ihrer Website wird 90 Tage lang an niemanden vergeben. Frühere Sicherungen des Betreibers "
            "können diese Daten noch enthalten: Wie lange er sie aufbewahrt, erfahren Sie von ihm.",
        ),
    ),
)

_SITES = SiteMails(
    message=Mail(
        "Neue Nachricht von {name}",
        ("{name} ({email}) hat Ihnen über das Kontaktformular Ihrer Website geschrieben:",),
        "In Vitrine öffnen",
        "Antworten Sie auf diese E-Mail, um dieser Person zu schreiben. Diese Benachrichtigungen lassen sich in "
        "Vitrine auf der Seite „Nachrichten“ ausschalten.",
    ),
    remark=Mail(
        "Eine Anmerkung von {name} zu Ihrem Entwurf",
        ("{name} liest Ihren Entwurf gegen und merkt an:",),
        "Anmerkungen ansehen",
        "Zu weiteren Anmerkungen, die innerhalb einer Stunde über denselben Link eingehen, erhalten Sie keine E-Mail. "
        "Diese Benachrichtigungen lassen sich zusammen mit denen zu Nachrichten auf der Seite „Nachrichten“ "
        "ausschalten.",
    ),
    remark_by_link=Mail(
        "Eine Anmerkung von {name} zu Ihrem Entwurf",
        ("{name} liest Ihren Entwurf über den Link „{link}“ gegen und merkt an:",),
        "Anmerkungen ansehen",
        "Zu weiteren Anmerkungen, die innerhalb einer Stunde über denselben Link eingehen, erhalten Sie keine E-Mail. "
        "Diese Benachrichtigungen lassen sich zusammen mit denen zu Nachrichten auf der Seite „Nachrichten“ "
        "ausschalten.",
    ),
    suspended=Mail(
        "Ihre Website wurde gesperrt",
        (
            "Ihre Website {site} wurde vom Betreiber dieses Servers gesperrt: Besucher sehen sie nicht mehr.",
            "Grund: {reason}",
            "Nichts wurde gelöscht: Sie können sich weiterhin anmelden, Ihre Website bearbeiten und ihren gesamten "
            "Inhalt mitnehmen (im Dashboard unter „Alles mitnehmen“).",
        ),
        "Zum Dashboard",
    ),
    resumed=Mail(
        "Ihre Website ist nicht mehr gesperrt",
        (
            "Die Sperre Ihrer Website {site} ist aufgehoben: Sie ist wieder so, wie Sie sie eingestellt haben, und "
            "sichtbar, wenn Sie sie online gestellt hatten.",
        ),
        "Website ansehen",
    ),
    handed_over=Mail(
        "Ihre Website wurde einem anderen Konto übergeben",
        (
            "Die Website {site} gehört mit ihrem gesamten Inhalt und ihren Nachrichten jetzt zu einem anderen Konto "
            "auf diesem Server. Ihr Konto bleibt bestehen, mit einer neuen, leeren Website.",
            "Wenn Sie nicht darum gebeten haben, schreiben Sie dem Betreiber dieses Servers.",
        ),
    ),
    received=Mail(
        "Ihnen wurde eine Website übergeben",
        ("Die Website {site} gehört mit ihrem gesamten Inhalt und ihren Nachrichten jetzt zu Ihrem Konto.",),
        "Zum Dashboard",
    ),
    domain_lost=Mail(
        "Ihre Website ist unter {name} nicht mehr erreichbar",
        (
            "Seit mehreren Tagen zeigt nichts mehr, dass {name} Ihnen gehört: weder der TXT-Eintrag {record} noch der "
            "Name selbst, der nicht mehr hierher führt. Ihre Website ist dort deshalb nicht mehr erreichbar.",
            "Die gewohnte Adresse gilt weiter. Wenn dieser Name noch Ihnen gehört, weisen Sie das bitte erneut nach: "
            "Der erwartete Wert ist derselbe, {proof}.",
        ),
        "Zu den Einstellungen der Website",
    ),
    circular_footer=(
        "Diesen Rundbrief schickt Ihnen der Betreiber von {host}, weil Sie dort ein Konto mit der Adresse {email} "
        "haben."
    ),
)

_WEEK = WeekMail(
    mail=Mail(
        "Ihre Website letzte Woche: {visits}",
        (),
        "Besuche ansehen",
        "Dieser Wochenbericht kommt jeden Montag. Hier bestellen Sie ihn ab: {settings}",
    ),
    subject_without_visits="Ihre Website letzte Woche: keine Besuche",
    visits={"one": "{number} Besuch", "other": "{number} Besuche"},
    views={"one": "{number} Seitenaufruf", "other": "{number} Seitenaufrufe"},
    messages={"one": "{number} erhaltene Nachricht", "other": "{number} erhaltene Nachrichten"},
    none="Keine Besuche {span}, gegenüber {before} in der Woche davor.",
    to_be_found=(
        "Damit man Sie findet: Setzen Sie die Adresse Ihrer Website in Ihre E-Mail-Signatur und in Ihre Profile oder "
        "schicken Sie sie an drei Menschen, die Sie weiterempfehlen würden."
    ),
    alone="{visits} {span}.",
    as_before="{visits} {span}, so viele wie in der Woche davor.",
    more="{visits} {span}, {difference} mehr als in der Woche davor.",
    fewer="{visits} {span}, {difference} weniger als in der Woche davor.",
    read="{views}.",
    read_and_written="{views} und {messages}.",
    best_day="Der stärkste Tag war {weekday}, der {day}: {visits}.",
    came_from="Besucher kamen von {sources}.",
    source="{host} ({number})",
    asked={
        "one": "{number} Besucher wünschte sich eine Sprache, die Ihre Website noch nicht anbietet.",
        "other": "{number} Besucher wünschten sich eine Sprache, die Ihre Website noch nicht anbietet.",
    },
)

_COMPLAINTS = ComplaintMail(
    mail=Mail(
        "Meldung zu {site}",
        ("Das haben Besucher gemeldet:",),
        "Zur Verwaltung",
        "Diese E-Mail wurde automatisch von Vitrine gesendet, höchstens eine alle zehn Minuten.",
    ),
    subject_of_several="Meldungen zu {sites} Websites",
    told="{address}\nGrund: {reason}\n{text}",
    told_with_answer="{address}\nGrund: {reason}\n{text}\nAntwort an: {email}",
    more="Und {number} weitere, auf der Seite „Verwaltung“.",
)

WORDS = MailWords(
    locale="de",
    hello="Guten Tag!",  # not a comma: a small letter would have to follow
    automatic="Diese E-Mail wurde automatisch von Vitrine gesendet.",
    labelled="{label}:",
    comma=", ",
    days={"one": "{number} Tag", "other": "{number} Tage"},
    minutes={"one": "{number} Minute", "other": "{number} Minuten"},
    moment="am {day} um {hour} (UTC)",
    hour="{hours}:{minutes}\u00a0Uhr",
    accounts=_ACCOUNTS,
    sites=_SITES,
    week=_WEEK,
    complaints=_COMPLAINTS,
    span="vom {first} bis {last}",
    span_in_month="vom {first}. bis {last}",
)

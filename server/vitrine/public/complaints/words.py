"""What the form says, in the languages we speak. What it shares with the contact form is taken from there."""

from dataclasses import dataclass

from vitrine.public.complaints.receive import Reason


@dataclass(frozen=True)
class ComplaintWords:
    """`{name}` is the site's owner."""

    title: str
    about: str
    reader: str
    reason: str
    choose: str
    reasons: dict[Reason, str]
    text: str
    email: str
    send: str
    sent: str
    incomplete: str
    failed: str
    too_many: str


COMPLAINT_WORDS = {
    "FR": ComplaintWords(
        title="Signaler ce site",
        about="Site concerné\u202f: {name}",
        reader="Votre signalement va aux personnes qui tiennent ce service. L’auteur du site ne le reçoit pas.",
        reason="Motif",
        choose="Choisissez un motif",
        reasons={
            "fraud": "Arnaque ou hameçonnage",
            "impersonation": "Usurpation d’identité",
            "hate": "Haine, menaces ou harcèlement",
            "sexual": "Contenu sexuel ou violent",
            "copyright": "Atteinte au droit d’auteur",
            "privacy": "Atteinte à la vie privée",
            "other": "Autre chose",
        },
        text="Ce qui ne va pas, et où",
        email="Votre adresse e-mail (facultatif, pour vous répondre)",
        send="Envoyer",
        sent="Merci, votre signalement est transmis.",
        incomplete="Un motif et quelques mots, s’il vous plaît.",
        failed="L’envoi n’a pas réussi. Réessayez.",
        too_many="Trop de signalements en peu de temps. Réessayez plus tard.",
    ),
    "EN": ComplaintWords(
        title="Report this site",
        about="{name}’s site",
        reader="Your report goes to the people who run this service. The site’s owner does not receive it.",
        reason="Reason",
        choose="Choose a reason",
        reasons={
            "fraud": "Scam or phishing",
            "impersonation": "Impersonation",
            "hate": "Hate, threats or harassment",
            "sexual": "Sexual or violent content",
            "copyright": "Copyright infringement",
            "privacy": "Invasion of privacy",
            "other": "Something else",
        },
        text="What is wrong, and where",
        email="Your email address (optional, so that you can get an answer)",
        send="Send",
        sent="Thank you, your report has been passed on.",
        incomplete="A reason and a few words, please.",
        failed="It could not be sent. Please try again.",
        too_many="Too many reports in a short time. Please try again later.",
    ),
    "ES": ComplaintWords(
        title="Denunciar este sitio",
        about="El sitio de {name}",
        reader="Su denuncia llega a quienes administran este servicio. El autor del sitio no la recibe.",
        reason="Motivo",
        choose="Elija un motivo",
        reasons={
            "fraud": "Estafa o phishing",
            "impersonation": "Suplantación de identidad",
            "hate": "Odio, amenazas o acoso",
            "sexual": "Contenido sexual o violento",
            "copyright": "Infracción de derechos de autor",
            "privacy": "Vulneración de la privacidad",
            "other": "Otro motivo",
        },
        text="Qué ocurre y dónde",
        email="Su correo electrónico (opcional, para responderle)",
        send="Enviar",
        sent="Gracias, su denuncia se ha enviado.",
        incomplete="Elija un motivo y escriba unas palabras.",
        failed="No se pudo enviar. Inténtelo de nuevo.",
        too_many="Demasiadas denuncias en poco tiempo. Inténtelo más tarde.",
    ),
    "PT": ComplaintWords(
        title="Denunciar este site",
        about="O site de {name}",
        reader="A sua denúncia chega a quem administra este serviço. O autor do site não a recebe.",
        reason="Motivo",
        choose="Escolha um motivo",
        reasons={
            "fraud": "Fraude ou phishing",
            "impersonation": "Usurpação de identidade",
            "hate": "Ódio, ameaças ou assédio",
            "sexual": "Conteúdo sexual ou violento",
            "copyright": "Violação de direitos de autor",
            "privacy": "Violação da privacidade",
            "other": "Outro motivo",
        },
        text="Qual é o problema e onde está",
        email="O seu endereço de e-mail (opcional, para obter resposta)",
        send="Enviar",
        sent="Obrigado, a sua denúncia foi enviada.",
        incomplete="Escolha um motivo e escreva algumas palavras.",
        failed="Não foi possível enviar. Tente novamente.",
        too_many="Demasiadas denúncias em pouco tempo. Tente novamente mais tarde.",
    ),
    "IT": ComplaintWords(
        title="Segnala questo sito",
        about="Il sito di {name}",
        reader="La sua segnalazione arriva a chi gestisce questo servizio. Chi ha creato il sito non la riceve.",
        reason="Motivo",
        choose="Scelga un motivo",
        reasons={
            "fraud": "Truffa o phishing",
            "impersonation": "Furto d’identità",
            "hate": "Odio, minacce o molestie",
            "sexual": "Contenuti sessuali o violenti",
            "copyright": "Violazione del diritto d’autore",
            "privacy": "Violazione della privacy",
            "other": "Altro",
        },
        text="Che cosa non va, e dove",
        email="Il suo indirizzo e-mail (facoltativo, per risponderle)",
        send="Invia",
        sent="Grazie, la sua segnalazione è stata inviata.",
        incomplete="Un motivo e qualche parola, per favore.",
        failed="Invio non riuscito. Riprovi.",
        too_many="Troppe segnalazioni in poco tempo. Riprovi più tardi.",
    ),
    "DE": ComplaintWords(
        title="Diese Website melden",
        about="Die Website von {name}",
        reader="Ihre Meldung geht an die Betreiber dieses Dienstes. Der Inhaber der Website erhält sie nicht.",
        reason="Grund",
        choose="Wählen Sie einen Grund",
        reasons={
            "fraud": "Betrug oder Phishing",
            "impersonation": "Falsche Identität",
            "hate": "Hass, Drohungen oder Belästigung",
            "sexual": "Sexuelle Inhalte oder Gewalt",
            "copyright": "Verletzung des Urheberrechts",
            "privacy": "Verletzung der Privatsphäre",
            "other": "Etwas anderes",
        },
        text="Was nicht in Ordnung ist, und wo",
        email="Ihre E-Mail-Adresse (optional, für eine Antwort)",
        send="Senden",
        sent="Danke, Ihre Meldung wurde weitergeleitet.",
        incomplete="Bitte einen Grund und ein paar Worte.",
        failed="Das Senden ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
        too_many="Zu viele Meldungen in kurzer Zeit. Bitte versuchen Sie es später noch einmal.",
    ),
    "NL": ComplaintWords(
        title="Deze site melden",
        about="De site van {name}",
        reader="Uw melding gaat naar wie deze dienst beheert. De auteur van de site krijgt haar niet.",
        reason="Reden",
        choose="Kies een reden",
        reasons={
            "fraud": "Oplichting of phishing",
            "impersonation": "Identiteitsfraude",
            "hate": "Haat, bedreiging of intimidatie",
            "sexual": "Seksuele of gewelddadige inhoud",
            "copyright": "Schending van auteursrecht",
            "privacy": "Schending van de privacy",
            "other": "Iets anders",
        },
        text="Wat er mis is, en waar",
        email="Uw e-mailadres (niet verplicht, om u te antwoorden)",
        send="Versturen",
        sent="Dank u, uw melding is doorgegeven.",
        incomplete="Een reden en een paar woorden, alstublieft.",
        failed="Het versturen is mislukt. Probeer het opnieuw.",
        too_many="Te veel meldingen in korte tijd. Probeer het later opnieuw.",
    ),
    "AR": ComplaintWords(
        title="الإبلاغ عن هذا الموقع",
        about="موقع {name}",
        reader="يصل بلاغك إلى القائمين على هذه الخدمة، ولا يصل إلى صاحب الموقع.",
        reason="السبب",
        choose="يرجى اختيار سبب",
        reasons={
            "fraud": "احتيال أو تصيّد",
            "impersonation": "انتحال شخصية",
            "hate": "كراهية أو تهديد أو مضايقة",
            "sexual": "محتوى جنسي أو عنيف",
            "copyright": "انتهاك حقوق المؤلف",
            "privacy": "انتهاك الخصوصية",
            "other": "شيء آخر",
        },
        text="ما المشكلة، وأين هي؟",
        email="بريدك الإلكتروني (اختياري، للرد عليك)",
        send="إرسال",
        sent="شكرًا، تم إرسال بلاغك.",
        incomplete="يرجى اختيار سبب وكتابة بضع كلمات.",
        failed="تعذّر الإرسال. يرجى المحاولة مرة أخرى.",
        too_many="بلاغات كثيرة في وقت قصير. يرجى المحاولة لاحقًا.",
    ),
}

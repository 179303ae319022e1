"""What nobody wrote on the pages of a review, in the languages we speak."""

from dataclasses import dataclass

from vitrine.content.form_words import spoken


@dataclass(frozen=True)
class ReviewWords:
    """`{name}` is the site's owner, `{what}` a section; in camelCase: the page's script is given them as they are."""

    draft: str
    hint: str
    formNote: str
    leave: str
    on: str
    about: str
    wholeSection: str
    untitled: str
    name: str
    remark: str
    send: str
    sending: str
    sent: str
    onlyOwner: str
    another: str
    close: str
    incomplete: str
    tooLong: str
    tooMany: str
    failed: str
    back: str
    lock: str
    locked: str
    open: str
    wrong: str
    gone: str
    goneHint: str


_WORDS = {
    "FR": ReviewWords(
        draft="Brouillon",
        hint="Le site de {name} tel qu’il se prépare. Il n’est pas publié ainsi.",
        formNote="Brouillon\u202f: ce formulaire n’envoie rien d’ici. Sur le site publié, il écrit à {name}.",
        leave="Laisser une remarque",
        on="Remarque sur «\u202f{what}\u202f»",
        about="Au sujet de",
        wholeSection="Toute la section",
        untitled="Sans titre",
        name="Votre nom",
        remark="Votre remarque",
        send="Envoyer",
        sending="Envoi…",
        sent="Merci, votre remarque est transmise.",
        onlyOwner="Seul l’auteur du site la lira.",
        another="Une autre remarque",
        close="Fermer",
        incomplete="Votre nom et votre remarque, s’il vous plaît.",
        tooLong="C’est trop long\u202f: {max} caractères au plus.",
        tooMany="Trop d’essais en peu de temps. Réessayez un peu plus tard.",
        failed="L’envoi n’a pas réussi. Réessayez.",
        back="Retour au brouillon",
        lock="Mot de passe",
        locked="Ce brouillon est protégé. La personne qui vous a envoyé l’adresse vous donne aussi le mot de passe.",
        open="Ouvrir",
        wrong="Ce n’est pas le mot de passe.",
        gone="Rien à cette adresse",
        goneHint="Ce lien n’est pas ou n’est plus valable. Demandez-en un autre à la personne qui vous l’a envoyé.",
    ),
    "EN": ReviewWords(
        draft="Draft",
        hint="{name}’s site as it is being prepared. It is not published like this.",
        formNote="A draft: this form sends nothing from here. On the published site, it writes to {name}.",
        leave="Leave a comment",
        on="Comment on “{what}”",
        about="About",
        wholeSection="The whole section",
        untitled="Untitled",
        name="Your name",
        remark="Your comment",
        send="Send",
        sending="Sending…",
        sent="Thank you, your comment has been passed on.",
        onlyOwner="Only the site’s owner will read it.",
        another="Another comment",
        close="Close",
        incomplete="Your name and your comment, please.",
        tooLong="That is too long: {max} characters at most.",
        tooMany="Too many attempts in a short time. Please try again a little later.",
        failed="It could not be sent. Please try again.",
        back="Back to the draft",
        lock="Password",
        locked="This draft is protected. Whoever sent you the address also gives you the password.",
        open="Open",
        wrong="That is not the password.",
        gone="Nothing at this address",
        goneHint="This link isn’t valid, or no longer is. Ask whoever sent it to you for another one.",
    ),
    "ES": ReviewWords(
        draft="Borrador",
        hint="El sitio de {name} tal como se está preparando. No está publicado así.",
        formNote="Borrador: este formulario no envía nada desde aquí. En el sitio publicado, escribe a {name}.",
        leave="Dejar un comentario",
        on="Comentario sobre «{what}»",
        about="Se refiere a",
        wholeSection="Toda la sección",
        untitled="Sin título",
        name="Su nombre",
        remark="Su comentario",
        send="Enviar",
        sending="Enviando…",
        sent="Gracias, su comentario se ha enviado.",
        onlyOwner="Solo lo leerá el autor del sitio.",
        another="Otro comentario",
        close="Cerrar",
        incomplete="Escriba su nombre y su comentario.",
        tooLong="Es demasiado largo: {max} caracteres como máximo.",
        tooMany="Demasiados intentos en poco tiempo. Inténtelo un poco más tarde.",
        failed="No se pudo enviar. Inténtelo de nuevo.",
        back="Volver al borrador",
        lock="Contraseña",
        locked="Este borrador está protegido. Pida la contraseña a quien le envió la dirección.",
        open="Abrir",
        wrong="Esa no es la contraseña.",
        gone="No hay nada en esta dirección",
        goneHint="Este enlace no es válido o ya no lo es. Pida otro a quien se lo envió.",
    ),
    "PT": ReviewWords(
        draft="Rascunho",
        hint="O site de {name}, ainda em preparação. Não está publicado assim.",
        formNote="Rascunho: daqui, este formulário não envia nada. No site publicado, as mensagens chegam a {name}.",
        leave="Deixar um comentário",
        on="Comentário sobre «{what}»",
        about="Sobre",
        wholeSection="Toda a secção",
        untitled="Sem título",
        name="O seu nome",
        remark="O seu comentário",
        send="Enviar",
        sending="A enviar…",
        sent="Obrigado, o seu comentário foi enviado.",
        onlyOwner="Só o autor do site o lerá.",
        another="Outro comentário",
        close="Fechar",
        incomplete="Escreva o seu nome e o seu comentário.",
        tooLong="É demasiado longo: {max} caracteres no máximo.",
        tooMany="Demasiadas tentativas em pouco tempo. Tente novamente um pouco mais tarde.",
        failed="Não foi possível enviar. Tente novamente.",
        back="Voltar ao rascunho",
        lock="Palavra-passe",
        locked="Este rascunho está protegido. Peça a palavra-passe a quem enviou o endereço.",
        open="Abrir",
        wrong="A palavra-passe não está certa.",
        gone="Não há nada neste endereço",
        goneHint="Este link não é válido ou deixou de o ser. Peça outro a quem o enviou.",
    ),
    "IT": ReviewWords(
        draft="Bozza",
        hint="Il sito di {name} in preparazione. Questa versione non è pubblicata.",
        formNote="Bozza: da qui questo modulo non invia nulla. Sul sito pubblicato scrive a {name}.",
        leave="Lascia un’osservazione",
        on="Osservazione su «{what}»",
        about="Riguarda",
        wholeSection="Tutta la sezione",
        untitled="Senza titolo",
        name="Il suo nome",
        remark="La sua osservazione",
        send="Invia",
        sending="Invio…",
        sent="Grazie, la sua osservazione è stata inviata.",
        onlyOwner="La leggerà solo chi ha creato il sito.",
        another="Un’altra osservazione",
        close="Chiudi",
        incomplete="Scriva il suo nome e la sua osservazione.",
        tooLong="Il testo è troppo lungo: massimo {max} caratteri.",
        tooMany="Troppi tentativi in poco tempo. Riprovi un po’ più tardi.",
        failed="Invio non riuscito. Riprovi.",
        back="Torna alla bozza",
        lock="Password",
        locked="Questa bozza è protetta. Chieda la password a chi le ha inviato l’indirizzo.",
        open="Apri",
        wrong="La password non è corretta.",
        gone="A questo indirizzo non c’è nulla",
        goneHint="Questo link non è valido, o non lo è più. Ne chieda un altro a chi glielo ha inviato.",
    ),
    "DE": ReviewWords(
        draft="Entwurf",
        hint="Die Website von {name}, wie sie gerade entsteht. So ist sie nicht veröffentlicht.",
        formNote="Entwurf: Dieses Formular sendet von hier aus nichts. Veröffentlicht erreicht es {name}.",
        leave="Anmerkung hinterlassen",
        on="Anmerkung zu „{what}“",
        about="Betrifft",
        wholeSection="Der ganze Abschnitt",
        untitled="Ohne Titel",
        name="Ihr Name",
        remark="Ihre Anmerkung",
        send="Senden",
        sending="Wird gesendet\u00a0…",
        sent="Danke, Ihre Anmerkung wurde weitergeleitet.",
        onlyOwner="Nur die Person, der die Website gehört, liest sie.",
        another="Noch eine Anmerkung",
        close="Schließen",
        incomplete="Bitte geben Sie Ihren Namen und Ihre Anmerkung ein.",
        tooLong="Das ist zu lang: höchstens {max} Zeichen.",
        tooMany="Zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es etwas später noch einmal.",
        failed="Das Senden ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
        back="Zurück zum Entwurf",
        lock="Passwort",
        locked="Dieser Entwurf ist geschützt. Wer Ihnen die Adresse geschickt hat, gibt Ihnen auch das Passwort.",
        open="Öffnen",
        wrong="Das ist nicht das Passwort.",
        gone="Nichts unter dieser Adresse",
        goneHint="Dieser Link gilt nicht oder nicht mehr. Bitten Sie den Absender um einen neuen.",
    ),
    "NL": ReviewWords(
        draft="Concept",
        hint="De site van {name} zoals die wordt voorbereid. Zo is hij niet gepubliceerd.",
        formNote="Concept: dit formulier verstuurt van hieruit niets. Gepubliceerd schrijft het aan {name}.",
        leave="Opmerking achterlaten",
        on="Opmerking over ‘{what}’",
        about="Over",
        wholeSection="Het hele onderdeel",
        untitled="Zonder titel",
        name="Uw naam",
        remark="Uw opmerking",
        send="Versturen",
        sending="Versturen…",
        sent="Dank u, uw opmerking is doorgegeven.",
        onlyOwner="Alleen de maker van de site leest ze.",
        another="Nog een opmerking",
        close="Sluiten",
        incomplete="Uw naam en uw opmerking, alstublieft.",
        tooLong="Dat is te lang: hoogstens {max} tekens.",
        tooMany="Te veel pogingen in korte tijd. Probeer het straks nog eens.",
        failed="Het versturen is niet gelukt. Probeer het nog eens.",
        back="Terug naar het concept",
        lock="Wachtwoord",
        locked="Dit concept is beveiligd. Wie u het adres stuurde, geeft u ook het wachtwoord.",
        open="Openen",
        wrong="Dat is niet het wachtwoord.",
        gone="Niets op dit adres",
        goneHint="Deze link is niet of niet meer geldig. Vraag een nieuwe aan wie hem u stuurde.",
    ),
    "AR": ReviewWords(
        draft="مسودة",
        hint="موقع {name} كما يجري إعداده. وهو غير منشور بهذه الصورة.",
        formNote="مسودة: لا يُرسل هذا النموذج شيئًا من هنا. أما في الموقع المنشور فتصل الرسائل إلى {name}.",
        leave="إضافة ملاحظة",
        on="ملاحظة على «{what}»",
        about="بخصوص",
        wholeSection="القسم كله",
        untitled="بلا عنوان",
        name="اسمك",
        remark="ملاحظتك",
        send="إرسال",
        sending="جارٍ الإرسال…",
        sent="شكرًا، وصلت ملاحظتك.",
        onlyOwner="لن يقرأها إلا صاحب الموقع.",
        another="ملاحظة أخرى",
        close="إغلاق",
        incomplete="يرجى كتابة اسمك وملاحظتك.",
        tooLong="النص طويل جدًا: {max} حرف على الأكثر.",
        tooMany="محاولات كثيرة في وقت قصير. يرجى المحاولة لاحقًا.",
        failed="تعذّر الإرسال. يرجى المحاولة مرة أخرى.",
        back="العودة إلى المسودة",
        lock="كلمة المرور",
        locked="هذه المسودة محمية. كلمة المرور لدى من أرسل إليك الرابط.",
        open="فتح",
        wrong="كلمة المرور غير صحيحة.",
        gone="لا شيء على هذا العنوان",
        goneHint="هذا الرابط غير صالح أو لم يعد صالحًا. يمكنك طلب رابط آخر ممن أرسله إليك.",
    ),
}
SPOKEN = tuple(_WORDS)


def review_words(language: str) -> ReviewWords:
    return _WORDS[spoken(language)]

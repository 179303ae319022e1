"""The words of the contact form that nobody wrote, in the languages we speak.

The page of a browser without scripts is made by the server and every other one by React: both take them from here.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class FormWords:
    """`tooLong`, `tooMany` and `closed` stand under `failed` and say why."""

    name: str
    email: str
    message: str
    send: str
    sending: str
    sent: str
    incomplete: str
    wrongAddress: str
    failed: str
    retry: str
    tooLong: str
    tooMany: str
    closed: str
    back: str


FORM_WORDS = {
    "EN": FormWords(
        name="Name",
        email="Email",
        message="Message",
        send="Send",
        sending="Sending…",
        sent="Thank you, your message has been sent.",
        incomplete="Please fill in all the fields.",
        wrongAddress="The email address is incomplete.",
        failed="Error while sending the message",
        retry="Try again",
        tooLong="Your message is too long: {max} characters at most.",
        tooMany="Too many messages in a short time. Please try again in a few minutes.",
        closed="This site no longer takes messages here.",
        back="Back to the site",
    ),
    # Fixed wording to the letter, 'Error while sending the message' among them.
    "FR": FormWords(
        name="Nom",
        email="Email",
        message="Message",
        send="Envoyer",
        sending="Envoi…",
        sent="Merci, votre message est envoyé.",
        incomplete="Veuillez remplir tous les champs !",
        wrongAddress="Adresse e-mail incomplète.",
        failed="Error while sending the message",
        retry="Réessayer",
        tooLong="Votre message est trop long\u202f: {max} caractères au plus.",
        tooMany="Trop de messages en peu de temps. Réessayez dans quelques minutes.",
        closed="Ce site ne prend plus de messages ici.",
        back="Retour au site",
    ),
    "ES": FormWords(
        name="Nombre",
        email="Correo electrónico",
        message="Mensaje",
        send="Enviar",
        sending="Enviando…",
        sent="Gracias, su mensaje se ha enviado.",
        incomplete="Complete todos los campos.",
        wrongAddress="La dirección de correo está incompleta.",
        failed="No se pudo enviar el mensaje",
        retry="Reintentar",
        tooLong="Su mensaje es demasiado largo: {max} caracteres como máximo.",
        tooMany="Demasiados mensajes en poco tiempo. Inténtelo de nuevo dentro de unos minutos.",
        closed="Este sitio ya no recibe mensajes aquí.",
        back="Volver al sitio",
    ),
    "PT": FormWords(
        name="Nome",
        email="E-mail",
        message="Mensagem",
        send="Enviar",
        sending="A enviar…",
        sent="Obrigado, a sua mensagem foi enviada.",
        incomplete="Preencha todos os campos.",
        wrongAddress="O endereço de e-mail está incompleto.",
        failed="Não foi possível enviar a mensagem",
        retry="Tentar novamente",
        tooLong="A sua mensagem é demasiado longa: {max} caracteres no máximo.",
        tooMany="Demasiadas mensagens em pouco tempo. Tente novamente dentro de alguns minutos.",
        closed="Este site já não recebe mensagens aqui.",
        back="Voltar ao site",
    ),
    "IT": FormWords(
        name="Nome",
        email="E-mail",
        message="Messaggio",
        send="Invia",
        sending="Invio…",
        sent="Grazie, il messaggio è stato inviato.",
        incomplete="Compili tutti i campi.",
        wrongAddress="L’indirizzo e-mail è incompleto.",
        failed="Impossibile inviare il messaggio",
        retry="Riprova",
        tooLong="Il suo messaggio è troppo lungo: {max} caratteri al massimo.",
        tooMany="Troppi messaggi in poco tempo. Riprovi tra qualche minuto.",
        closed="Questo sito non riceve più messaggi qui.",
        back="Torna al sito",
    ),
    "DE": FormWords(
        name="Name",
        email="E-Mail",
        message="Nachricht",
        send="Senden",
        sending="Wird gesendet\u00a0…",
        sent="Danke, Ihre Nachricht ist unterwegs.",
        incomplete="Bitte füllen Sie alle Felder aus.",
        wrongAddress="Die E-Mail-Adresse ist unvollständig.",
        failed="Die Nachricht konnte nicht gesendet werden",
        retry="Erneut versuchen",
        tooLong="Ihre Nachricht ist zu lang: höchstens {max} Zeichen.",
        tooMany="Zu viele Nachrichten in kurzer Zeit. Bitte versuchen Sie es in einigen Minuten noch einmal.",
        closed="Diese Website nimmt hier keine Nachrichten mehr entgegen.",
        back="Zurück zur Website",
    ),
    "NL": FormWords(
        name="Naam",
        email="E-mail",
        message="Bericht",
        send="Versturen",
        sending="Wordt verstuurd…",
        sent="Dank u, uw bericht is verstuurd.",
        incomplete="Vul alle velden in.",
        wrongAddress="Het e-mailadres is onvolledig.",
        failed="Het bericht kon niet worden verstuurd",
        retry="Opnieuw proberen",
        tooLong="Uw bericht is te lang: hoogstens {max} tekens.",
        tooMany="Te veel berichten in korte tijd. Probeer het over enkele minuten opnieuw.",
        closed="Deze site ontvangt hier geen berichten meer.",
        back="Terug naar de site",
    ),
    "AR": FormWords(
        name="الاسم",
        email="البريد الإلكتروني",
        message="الرسالة",
        send="إرسال",
        sending="جارٍ الإرسال…",
        sent="شكرًا، تم إرسال رسالتك.",
        incomplete="يرجى ملء جميع الحقول.",
        wrongAddress="عنوان البريد الإلكتروني غير مكتمل.",
        failed="تعذّر إرسال الرسالة",
        retry="إعادة المحاولة",
        tooLong="رسالتك طويلة جدًا: {max} حرف على الأكثر.",
        tooMany="رسائل كثيرة في وقت قصير. يرجى المحاولة بعد بضع دقائق.",
        closed="لم يعد هذا الموقع يستقبل الرسائل هنا.",
        back="العودة إلى الموقع",
    ),
}
# How a thousand is written; what is not here is written with a point.
_THOUSANDS = {"EN": ",", "FR": "\u202f", "AR": "\u202f"}


def spoken(language: str) -> str:
    """The language whose words a page in this one takes: English where we have none."""
    return language if language in FORM_WORDS else "EN"


def too_long(language: str, max_chars: int) -> str:
    own = spoken(language)
    return FORM_WORDS[own].tooLong.format(max=f"{max_chars:,}".replace(",", _THOUSANDS.get(own, ".")))

// Written by `make gen` from locales/. Do not edit.

export const formWords = {
  "EN": {
    "name": "Name",
    "email": "Email",
    "message": "Message",
    "send": "Send",
    "sending": "Sending…",
    "sent": "Thank you, your message has been sent.",
    "incomplete": "Please fill in all the fields.",
    "wrongAddress": "The email address is incomplete.",
    "failed": "Error while sending the message",
    "retry": "Try again"
  },
  "FR": {
    "name": "Nom",
    "email": "Email",
    "message": "Message",
    "send": "Envoyer",
    "sending": "Envoi…",
    "sent": "Merci, votre message est envoyé.",
    "incomplete": "Veuillez remplir tous les champs !",
    "wrongAddress": "Adresse e-mail incomplète.",
    "failed": "Error while sending the message",
    "retry": "Réessayer"
  },
  "ES": {
    "name": "Nombre",
    "email": "Correo electrónico",
    "message": "Mensaje",
    "send": "Enviar",
    "sending": "Enviando…",
    "sent": "Gracias, su mensaje se ha enviado.",
    "incomplete": "Complete todos los campos.",
    "wrongAddress": "La dirección de correo está incompleta.",
    "failed": "No se pudo enviar el mensaje",
    "retry": "Reintentar"
  },
  "PT": {
    "name": "Nome",
    "email": "E-mail",
    "message": "Mensagem",
    "send": "Enviar",
    "sending": "A enviar…",
    "sent": "Obrigado, a sua mensagem foi enviada.",
    "incomplete": "Preencha todos os campos.",
    "wrongAddress": "O endereço de e-mail está incompleto.",
    "failed": "Não foi possível enviar a mensagem",
    "retry": "Tentar novamente"
  },
  "IT": {
    "name": "Nome",
    "email": "E-mail",
    "message": "Messaggio",
    "send": "Invia",
    "sending": "Invio…",
    "sent": "Grazie, il messaggio è stato inviato.",
    "incomplete": "Compili tutti i campi.",
    "wrongAddress": "L’indirizzo e-mail è incompleto.",
    "failed": "Impossibile inviare il messaggio",
    "retry": "Riprova"
  },
  "DE": {
    "name": "Name",
    "email": "E-Mail",
    "message": "Nachricht",
    "send": "Senden",
    "sending": "Wird gesendet …",
    "sent": "Danke, Ihre Nachricht ist unterwegs.",
    "incomplete": "Bitte füllen Sie alle Felder aus.",
    "wrongAddress": "Die E-Mail-Adresse ist unvollständig.",
    "failed": "Die Nachricht konnte nicht gesendet werden",
    "retry": "Erneut versuchen"
  },
  "NL": {
    "name": "Naam",
    "email": "E-mail",
    "message": "Bericht",
    "send": "Versturen",
    "sending": "Wordt verstuurd…",
    "sent": "Dank u, uw bericht is verstuurd.",
    "incomplete": "Vul alle velden in.",
    "wrongAddress": "Het e-mailadres is onvolledig.",
    "failed": "Het bericht kon niet worden verstuurd",
    "retry": "Opnieuw proberen"
  },
  "AR": {
    "name": "الاسم",
    "email": "البريد الإلكتروني",
    "message": "الرسالة",
    "send": "إرسال",
    "sending": "جارٍ الإرسال…",
    "sent": "شكرًا، تم إرسال رسالتك.",
    "incomplete": "يرجى ملء جميع الحقول.",
    "wrongAddress": "عنوان البريد الإلكتروني غير مكتمل.",
    "failed": "تعذّر إرسال الرسالة",
    "retry": "إعادة المحاولة"
  }
};

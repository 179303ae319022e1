// Written by `make gen` from locales/. Do not edit.

export const legalWords = {
  EN: {
    back: "Back to the site",
    publisher: "Publisher",
    registration: "Registration",
    vat: "VAT number",
    address: "Address",
    phone: "Phone",
    email: "Email",
    director: "Responsible for the content",
    host: "Hosting",
    data: {
      heading: "Personal data",
      text: (publisher: string): string => `Responsible for what this site receives from you: ${publisher}. The site receives only what is listed below; nothing is sold, and nothing is used to recognise you elsewhere.`,
    },
    cookies: {
      heading: "Cookies",
      text: "This site sets no cookies and loads nothing from other servers, except a video that you choose to play. Your browser remembers the language shown and the colours you choose, and sends them to nobody; clearing the site’s data clears them.",
    },
    messages: {
      heading: "Contact form",
      kept: [
        "If you write through the form, your name, your email address, your message, the language of the page and the time of sending are stored by the host and may be passed on to the publisher by email, so that you get an answer (legitimate interest, GDPR article 6.1.f). Nobody else receives them.",
        "They are kept until the publisher deletes them; a message recognised as spam is erased after thirty days. The host’s backups may hold them a little longer.",
      ],
      mailed: "The form opens your own email program: this site stores nothing of what you write.",
    },
    visits: {
      heading: "Counting visits",
      counted: [
        "Visits are counted without cookies and without recognising anybody: pages viewed, time of day, language, the site you come from and campaign words in the address, type of device, country if the host provides for it, clicks on the CV, the contact details and the projects, messages sent, how fast the page appears. Only daily totals are kept, for 400 days.",
        "So that one visit is not counted twice, a fingerprint is made of the network address and the browser with a secret number drawn each day. At the end of the day that number and the fingerprints are erased: nothing links one day to another.",
        "These totals serve the publisher alone and are combined with nothing else, which is why no consent is asked for (legitimate interest, GDPR article 6.1.f). If your browser sends the “Do Not Track” or “Global Privacy Control” signal, nothing is counted.",
      ],
      notCounted: "This site does not count its visits.",
    },
    network: {
      heading: "Network addresses",
      text: "To prevent abuse, the server remembers the network address from which something is sent, for an hour at most. It does not store it with the message and keeps no log of visits; the host may keep one for the security of its machines.",
      hostOnly: "This site is made up of plain files. The host may keep a log of visits for the security of its machines.",
    },
    rights: {
      heading: "Your rights",
      texts: [
        "Write to the email address above to see your data, to have it corrected or erased, to restrict or object to its use, or to receive a copy. You are entitled to an answer within a month.",
        "You may also contact the data protection authority in your country.",
      ],
    },
    more: "Further information",
  },
  FR: {
    back: "Retour au site",
    publisher: "Éditeur",
    registration: "Immatriculation",
    vat: "N° de TVA intracommunautaire",
    address: "Adresse",
    phone: "Téléphone",
    email: "E-mail",
    director: "Direction de la publication",
    host: "Hébergement",
    data: {
      heading: "Données personnelles",
      text: (publisher: string): string => `Responsable de ce que ce site reçoit de vous : ${publisher}. Le site ne reçoit que ce qui est dit ci-dessous ; rien n’est vendu, et rien ne sert à vous reconnaître ailleurs.`,
    },
    cookies: {
      heading: "Cookies",
      text: "Ce site ne dépose aucun cookie et ne charge rien depuis d’autres serveurs, sauf une vidéo que vous lancez. Votre navigateur retient la langue affichée et les couleurs que vous choisissez, sans les envoyer à personne ; effacer les données du site les efface.",
    },
    messages: {
      heading: "Formulaire de contact",
      kept: [
        "Si vous écrivez par le formulaire, votre nom, votre adresse e-mail, votre message, la langue de la page et l’heure de l’envoi sont enregistrés chez l’hébergeur et peuvent être transmis à l’éditeur par e-mail, pour qu’il vous réponde (intérêt légitime, article 6.1.f du RGPD). Personne d’autre ne les reçoit.",
        "Ils sont gardés jusqu’à ce que l’éditeur les supprime ; un message reconnu comme indésirable est effacé après trente jours. Les copies de sauvegarde de l’hébergeur peuvent les contenir un peu plus longtemps.",
      ],
      mailed: "Le formulaire ouvre votre propre messagerie : ce site n’enregistre rien de ce que vous écrivez.",
    },
    visits: {
      heading: "Mesure d’audience",
      counted: [
        "Les visites sont comptées sans cookie et sans reconnaître personne : pages vues, heure, langue, site d’où vous venez et mots de campagne de l’adresse, type d’appareil, pays si l’hébergeur le prévoit, clics sur le CV, les coordonnées et les projets, messages envoyés, rapidité d’affichage. Seules des sommes par jour sont gardées, pendant 400 jours.",
        "Pour ne pas compter deux fois la même visite, une empreinte est calculée à partir de l’adresse réseau et du navigateur, avec un nombre secret tiré chaque jour. À la fin du jour, ce nombre et les empreintes sont effacés : rien ne relie un jour à un autre.",
        "Ces sommes ne servent qu’à l’éditeur et ne sont croisées avec rien d’autre ; c’est pourquoi aucun consentement n’est demandé (intérêt légitime, article 6.1.f du RGPD). Si votre navigateur envoie le signal « Do Not Track » ou « Global Privacy Control », rien n’est compté.",
      ],
      notCounted: "Ce site ne compte pas ses visites.",
    },
    network: {
      heading: "Adresses réseau",
      text: "Contre les abus, le serveur retient en mémoire l’adresse réseau d’où vient un envoi, une heure au plus. Il ne l’enregistre pas avec le message et ne tient pas de journal des visites ; l’hébergeur peut en tenir un pour la sécurité de ses machines.",
      hostOnly: "Ce site est fait de simples fichiers. L’hébergeur peut tenir un journal des visites pour la sécurité de ses machines.",
    },
    rights: {
      heading: "Vos droits",
      texts: [
        "Écrivez à l’adresse e-mail ci-dessus pour consulter vos données, les rectifier, les effacer, en limiter l’usage, vous y opposer ou en recevoir une copie. Une réponse vous est due dans le mois.",
        "Vous pouvez aussi saisir l’autorité de protection des données de votre pays ; en France, la CNIL (www.cnil.fr).",
      ],
    },
    more: "Informations complémentaires",
  },
  ES: {
    back: "Volver al sitio",
    publisher: "Editor",
    registration: "Registro",
    vat: "NIF-IVA",
    address: "Dirección",
    phone: "Teléfono",
    email: "Correo electrónico",
    director: "Responsable de la publicación",
    host: "Alojamiento",
    data: {
      heading: "Datos personales",
      text: (publisher: string): string => `Responsable de lo que este sitio recibe de usted: ${publisher}. El sitio solo recibe lo que se indica a continuación; nada se vende y nada sirve para reconocerle en otro lugar.`,
    },
    cookies: {
      heading: "Cookies",
      text: "Este sitio no instala ninguna cookie ni carga nada desde otros servidores, salvo un video que usted inicie. Su navegador recuerda el idioma mostrado y los colores que elige, sin enviarlos a nadie; si borra los datos del sitio, también se borran.",
    },
    messages: {
      heading: "Formulario de contacto",
      kept: [
        "Si escribe mediante el formulario, su nombre, su dirección de correo, su mensaje, el idioma de la página y la hora de envío se guardan en el servidor del proveedor de alojamiento y pueden transmitirse al editor por correo electrónico para que le responda (interés legítimo, artículo 6.1.f del RGPD). Nadie más los recibe.",
        "Se conservan hasta que el editor los borra; un mensaje reconocido como no deseado se elimina a los treinta días. Las copias de seguridad del proveedor pueden contenerlos algo más de tiempo.",
      ],
      mailed: "El formulario abre su propio programa de correo: este sitio no guarda nada de lo que escribe.",
    },
    visits: {
      heading: "Medición de visitas",
      counted: [
        "Las visitas se cuentan sin cookies y sin reconocer a nadie: páginas vistas, hora, idioma, sitio de procedencia y palabras de campaña de la dirección, tipo de dispositivo, país si el proveedor lo prevé, clics en el CV, los datos de contacto y los proyectos, mensajes enviados, rapidez de la página. Solo se guardan sumas por día, durante 400 días.",
        "Para no contar dos veces la misma visita, se calcula una huella a partir de la dirección de red y del navegador con un número secreto que cambia cada día. Al final del día, ese número y las huellas se borran: nada une un día con otro.",
        "Estas sumas solo sirven al editor y no se cruzan con nada más; por eso no se pide consentimiento (interés legítimo, artículo 6.1.f del RGPD). Si su navegador envía la señal «Do Not Track» o «Global Privacy Control», no se cuenta nada.",
      ],
      notCounted: "Este sitio no cuenta sus visitas.",
    },
    network: {
      heading: "Direcciones de red",
      text: "Para evitar abusos, el servidor recuerda, una hora como máximo, la dirección de red desde la que llega un envío. No la guarda con el mensaje ni lleva un registro de visitas; el proveedor puede llevar uno para la seguridad de sus máquinas.",
      hostOnly: "Este sitio se compone de simples archivos. El proveedor de alojamiento puede llevar un registro de visitas para la seguridad de sus máquinas.",
    },
    rights: {
      heading: "Sus derechos",
      texts: [
        "Escriba a la dirección de correo indicada para consultar sus datos, rectificarlos, suprimirlos, limitar su uso, oponerse a él o recibir una copia. Tiene derecho a una respuesta en el plazo de un mes.",
        "También puede dirigirse a la autoridad de protección de datos de su país; en España, la AEPD (www.aepd.es).",
      ],
    },
    more: "Información adicional",
  },
  PT: {
    back: "Voltar ao site",
    publisher: "Editor",
    registration: "Registo",
    vat: "Número de IVA",
    address: "Morada",
    phone: "Telefone",
    email: "E-mail",
    director: "Responsável pela publicação",
    host: "Alojamento",
    data: {
      heading: "Dados pessoais",
      text: (publisher: string): string => `Responsável pelos dados que este site recebe: ${publisher}. O site só recebe o que é indicado abaixo; nada é vendido e nada serve para reconhecer quem o visita noutros sites.`,
    },
    cookies: {
      heading: "Cookies",
      text: "Este site não usa cookies nem carrega nada de outros servidores, exceto um vídeo que se queira ver. O seu navegador memoriza o idioma mostrado e as cores escolhidas, sem os enviar a ninguém; apagar os dados do site apaga-os.",
    },
    messages: {
      heading: "Formulário de contacto",
      kept: [
        "Se escrever pelo formulário, o seu nome, o seu endereço de e-mail, a sua mensagem, o idioma da página e a hora do envio são guardados nos servidores do alojamento e podem ser transmitidos ao editor por e-mail, para que possa responder (interesse legítimo, artigo 6.º, n.º 1, alínea f), do RGPD). Mais ninguém os recebe.",
        "São guardados até que o editor os apague; uma mensagem reconhecida como spam é apagada ao fim de trinta dias. As cópias de segurança do alojamento podem contê-los durante um pouco mais de tempo.",
      ],
      mailed: "O formulário abre o seu próprio programa de e-mail: este site não guarda nada do que escreve.",
    },
    visits: {
      heading: "Contagem de visitas",
      counted: [
        "As visitas são contadas sem cookies e sem reconhecer ninguém: páginas vistas, hora, idioma, site de origem e palavras de campanha do endereço, tipo de dispositivo, país (se o alojamento o prever), cliques no CV, nos contactos e nos projetos, mensagens enviadas, velocidade da página. Só são guardados totais por dia, durante 400 dias.",
        "Para não contar duas vezes a mesma visita, é calculado um código a partir do endereço de rede e do navegador, com um número secreto sorteado todos os dias. No fim do dia, esse número e os códigos são apagados: nada liga um dia a outro.",
        "Estes totais servem apenas ao editor e não são cruzados com mais nada; por isso não é pedido consentimento (interesse legítimo, artigo 6.º, n.º 1, alínea f), do RGPD). Se o seu navegador enviar o sinal «Do Not Track» ou «Global Privacy Control», nada é contado.",
      ],
      notCounted: "Este site não conta visitas.",
    },
    network: {
      heading: "Endereços de rede",
      text: "Para evitar abusos, o servidor memoriza durante uma hora, no máximo, o endereço de rede de onde vem um envio. Não o guarda com a mensagem e não mantém registo das visitas; o alojamento pode manter um para a segurança das suas máquinas.",
      hostOnly: "Este site é feito de simples ficheiros. O alojamento pode manter um registo das visitas para a segurança das suas máquinas.",
    },
    rights: {
      heading: "Os seus direitos",
      texts: [
        "Escreva para o endereço de e-mail acima para consultar os seus dados, corrigi-los, apagá-los, limitar o uso que deles é feito, opor-se a esse uso ou receber uma cópia. Tem direito a uma resposta no prazo de um mês.",
        "Pode também recorrer à autoridade de proteção de dados do seu país; em Portugal, a CNPD (www.cnpd.pt).",
      ],
    },
    more: "Outras informações",
  },
  IT: {
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
      text: (publisher: string): string => `Responsabile di ciò che questo sito riceve da lei: ${publisher}. Il sito riceve solo quanto indicato qui sotto; nulla viene venduto e nulla serve a riconoscerla altrove.`,
    },
    cookies: {
      heading: "Cookie",
      text: "Questo sito non imposta alcun cookie e non carica nulla da altri server, tranne un video che sceglie di avviare. Il suo browser ricorda la lingua mostrata e i colori che sceglie, senza inviarli a nessuno; per cancellarli basta cancellare i dati del sito.",
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
      hostOnly: "Questo sito è fatto di semplici file. Il fornitore può tenere un registro delle visite per la sicurezza delle sue macchine.",
    },
    rights: {
      heading: "I suoi diritti",
      texts: [
        "Scriva all’indirizzo e-mail indicato sopra per consultare i suoi dati, rettificarli, cancellarli, limitarne l’uso, opporsi al trattamento o riceverne una copia. Ha diritto a una risposta entro un mese.",
        "Può anche rivolgersi all’autorità per la protezione dei dati del suo paese; in Italia, il Garante (www.garanteprivacy.it).",
      ],
    },
    more: "Altre informazioni",
  },
  DE: {
    back: "Zurück zur Website",
    publisher: "Anbieter",
    registration: "Registereintrag",
    vat: "USt-IdNr.",
    address: "Anschrift",
    phone: "Telefon",
    email: "E-Mail",
    director: "Verantwortlich für den Inhalt",
    host: "Hosting",
    data: {
      heading: "Personenbezogene Daten",
      text: (publisher: string): string => `Verantwortlich für das, was diese Website von Ihnen erhält: ${publisher}. Sie erhält nur, was unten genannt ist; nichts wird verkauft, und nichts dient dazu, Sie anderswo wiederzuerkennen.`,
    },
    cookies: {
      heading: "Cookies",
      text: "Diese Website setzt keine Cookies und lädt nichts von anderen Servern, außer einem Video, das Sie starten. Ihr Browser merkt sich die angezeigte Sprache und die Farben, die Sie wählen, und sendet sie an niemanden; mit den Daten der Website löschen Sie auch diese.",
    },
    messages: {
      heading: "Kontaktformular",
      kept: [
        "Wenn Sie über das Formular schreiben, werden Ihr Name, Ihre E-Mail-Adresse, Ihre Nachricht, die Sprache der Seite und der Zeitpunkt beim Hoster gespeichert und können dem Anbieter per E-Mail zugestellt werden, damit er Ihnen antwortet (berechtigtes Interesse, Art. 6 Abs. 1 lit. f DSGVO). Niemand sonst erhält sie.",
        "Sie werden aufbewahrt, bis der Anbieter sie löscht; eine als Spam erkannte Nachricht wird nach dreißig Tagen gelöscht. Sicherungskopien des Hosters können sie etwas länger enthalten.",
      ],
      mailed: "Das Formular öffnet Ihr eigenes E-Mail-Programm: Diese Website speichert nichts von dem, was Sie schreiben.",
    },
    visits: {
      heading: "Zählung der Besuche",
      counted: [
        "Besuche werden ohne Cookies gezählt und ohne jemanden wiederzuerkennen: aufgerufene Seiten, Stunde, Sprache, die Website, von der Sie kommen, und Kampagnenwörter in der Adresse, Art des Geräts, Land, falls der Hoster es vorsieht, Klicks auf Lebenslauf, Kontaktdaten und Projekte, gesendete Nachrichten, Ladegeschwindigkeit. Aufbewahrt werden nur Tagessummen, 400 Tage lang.",
        "Damit ein Besuch nicht zweimal gezählt wird, entsteht aus IP-Adresse und Browser mit einer täglich neu gezogenen geheimen Zahl ein Fingerabdruck. Am Ende des Tages werden die Zahl und die Fingerabdrücke gelöscht: Nichts verbindet einen Tag mit einem anderen.",
        "Diese Summen dienen allein dem Anbieter und werden mit nichts anderem verknüpft; deshalb wird keine Einwilligung verlangt (berechtigtes Interesse, Art. 6 Abs. 1 lit. f DSGVO). Sendet Ihr Browser das Signal „Do Not Track“ oder „Global Privacy Control“, wird nichts gezählt.",
      ],
      notCounted: "Diese Website zählt ihre Besuche nicht.",
    },
    network: {
      heading: "IP-Adressen",
      text: "Gegen Missbrauch merkt sich der Server die IP-Adresse, von der etwas gesendet wird, höchstens eine Stunde lang. Er speichert sie nicht mit der Nachricht und führt kein Protokoll der Besuche; der Hoster kann eines zur Sicherheit seiner Rechner führen.",
      hostOnly: "Diese Website besteht aus einfachen Dateien. Der Hoster kann zur Sicherheit seiner Rechner ein Protokoll der Besuche führen.",
    },
    rights: {
      heading: "Ihre Rechte",
      texts: [
        "Schreiben Sie an die oben genannte E-Mail-Adresse, um Auskunft über Ihre Daten zu erhalten, sie berichtigen oder löschen zu lassen, ihre Verarbeitung einzuschränken, ihr zu widersprechen oder eine Kopie zu erhalten. Ihnen steht innerhalb eines Monats eine Antwort zu.",
        "Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.",
      ],
    },
    more: "Weitere Angaben",
  },
  NL: {
    back: "Terug naar de site",
    publisher: "Uitgever",
    registration: "Inschrijving",
    vat: "Btw-nummer",
    address: "Adres",
    phone: "Telefoon",
    email: "E-mail",
    director: "Verantwoordelijk voor de inhoud",
    host: "Hosting",
    data: {
      heading: "Persoonsgegevens",
      text: (publisher: string): string => `Verantwoordelijk voor wat deze site van u ontvangt: ${publisher}. De site ontvangt alleen wat hieronder staat; niets wordt verkocht en niets dient om u elders te herkennen.`,
    },
    cookies: {
      heading: "Cookies",
      text: "Deze site plaatst geen cookies en laadt niets van andere servers, behalve een video die u start. Uw browser onthoudt de getoonde taal en de kleuren die u kiest, en stuurt ze naar niemand; wie de gegevens van de site wist, wist ze mee.",
    },
    messages: {
      heading: "Contactformulier",
      kept: [
        "Als u via het formulier schrijft, worden uw naam, uw e-mailadres, uw bericht, de taal van de pagina en het tijdstip bij de host bewaard en kunnen ze per e-mail aan de uitgever worden doorgegeven, zodat die u kan antwoorden (gerechtvaardigd belang, artikel 6 lid 1 onder f AVG). Niemand anders ontvangt ze.",
        "Ze worden bewaard tot de uitgever ze verwijdert; een bericht dat als spam is herkend, wordt na dertig dagen gewist. Reservekopieën van de host kunnen ze iets langer bevatten.",
      ],
      mailed: "Het formulier opent uw eigen mailprogramma: deze site bewaart niets van wat u schrijft.",
    },
    visits: {
      heading: "Bezoeken tellen",
      counted: [
        "Bezoeken worden geteld zonder cookies en zonder iemand te herkennen: bekeken pagina’s, uur, taal, de site waar u vandaan komt en campagnewoorden in het adres, soort apparaat, land als de host daarin voorziet, klikken op het cv, de contactgegevens en de projecten, verzonden berichten, snelheid van de pagina. Alleen dagsommen worden bewaard, 400 dagen lang.",
        "Om een bezoek niet twee keer te tellen, wordt uit het netwerkadres en de browser een vingerafdruk gemaakt met een geheim getal dat elke dag nieuw is. Aan het eind van de dag worden dat getal en de vingerafdrukken gewist: niets verbindt de ene dag met de andere.",
        "Deze sommen dienen alleen de uitgever en worden met niets anders gecombineerd; daarom wordt geen toestemming gevraagd (gerechtvaardigd belang, artikel 6 lid 1 onder f AVG). Stuurt uw browser het signaal ‘Do Not Track’ of ‘Global Privacy Control’, dan wordt niets geteld.",
      ],
      notCounted: "Deze site telt geen bezoeken.",
    },
    network: {
      heading: "Netwerkadressen",
      text: "Tegen misbruik onthoudt de server het netwerkadres waarvandaan iets wordt verstuurd, hooguit een uur. Hij bewaart het niet bij het bericht en houdt geen logboek van bezoeken bij; de host kan dat doen voor de veiligheid van zijn machines.",
      hostOnly: "Deze site bestaat uit gewone bestanden. De host kan een logboek van bezoeken bijhouden voor de veiligheid van zijn machines.",
    },
    rights: {
      heading: "Uw rechten",
      texts: [
        "Schrijf naar het e-mailadres hierboven om uw gegevens in te zien, te laten verbeteren of wissen, het gebruik ervan te beperken, er bezwaar tegen te maken of een kopie te ontvangen. U hebt recht op antwoord binnen een maand.",
        "U kunt zich ook wenden tot de toezichthouder voor gegevensbescherming in uw land.",
      ],
    },
    more: "Verdere informatie",
  },
  AR: {
    back: "العودة إلى الموقع",
    publisher: "الناشر",
    registration: "رقم التسجيل",
    vat: "الرقم الضريبي",
    address: "العنوان",
    phone: "الهاتف",
    email: "البريد الإلكتروني",
    director: "المسؤول عن النشر",
    host: "الاستضافة",
    data: {
      heading: "البيانات الشخصية",
      text: (publisher: string): string => `المسؤول عمّا يتلقاه هذا الموقع منك: ⁨${publisher}⁩. لا يتلقى الموقع إلا ما هو مذكور أدناه؛ لا يُباع شيء منه، ولا يُستخدم شيء للتعرف عليك في مكان آخر.`,
    },
    cookies: {
      heading: "ملفات تعريف الارتباط",
      text: "لا يضع هذا الموقع أي ملف تعريف ارتباط ولا يحمّل شيئًا من خوادم أخرى، ما عدا فيديو يُشغَّل بطلب منك. يتذكر متصفحك اللغة المعروضة والألوان المختارة ولا يرسلها إلى أحد؛ ويؤدي مسح بيانات الموقع إلى مسحها.",
    },
    messages: {
      heading: "نموذج التواصل",
      kept: [
        "إذا كتبت عبر النموذج، يُحفظ اسمك وعنوان بريدك الإلكتروني ورسالتك ولغة الصفحة ووقت الإرسال لدى المستضيف، وقد تُنقل إلى الناشر بالبريد الإلكتروني لكي يجيبك (المصلحة المشروعة، المادة ⁨6.1.f⁩ من اللائحة العامة لحماية البيانات). لا يتلقاها أحد غيره.",
        "تُحفظ إلى أن يحذفها الناشر؛ أما الرسالة المصنّفة غير مرغوب فيها فتُمحى بعد ثلاثين يومًا. وقد تبقى في النسخ الاحتياطية لدى المستضيف مدة أطول قليلًا.",
      ],
      mailed: "يفتح النموذج برنامج البريد الخاص بك: لا يحفظ هذا الموقع شيئًا مما يُكتب فيه.",
    },
    visits: {
      heading: "إحصاء الزيارات",
      counted: [
        "تُحصى الزيارات من دون ملفات تعريف ارتباط ومن دون التعرف على أحد: الصفحات المشاهدة، الساعة، اللغة، الموقع الذي أتيت منه وكلمات الحملة في العنوان، نوع الجهاز، البلد إن أتاحه المستضيف، النقرات على السيرة الذاتية وبيانات التواصل والمشاريع، الرسائل المرسلة، سرعة ظهور الصفحة. ولا تُحفظ إلا مجاميع يومية، لمدة 400 يوم.",
        "حتى لا تُحصى الزيارة مرتين، تُحسب بصمة من عنوان الشبكة والمتصفح برقم سري يُختار كل يوم. وفي نهاية اليوم يُمحى هذا الرقم وتُمحى البصمات: لا شيء يربط يومًا بآخر.",
        "لا تخدم هذه المجاميع إلا الناشر ولا تُقرن بأي شيء آخر، ولذلك لا تُطلب موافقة (المصلحة المشروعة، المادة ⁨6.1.f⁩ من اللائحة العامة لحماية البيانات). وإذا أرسل متصفحك إشارة «Do Not Track» أو «Global Privacy Control» فلا يُحصى شيء.",
      ],
      notCounted: "لا يُحصي هذا الموقع زياراته.",
    },
    network: {
      heading: "عناوين الشبكة",
      text: "منعًا لإساءة الاستخدام، يتذكر الخادم عنوان الشبكة الذي يأتي منه ما يُرسَل، لمدة ساعة على الأكثر. ولا يحفظه مع الرسالة ولا يحتفظ بسجل للزيارات؛ وقد يحتفظ المستضيف بسجل حفاظًا على أمن أجهزته.",
      hostOnly: "يتكون هذا الموقع من ملفات بسيطة. وقد يحتفظ المستضيف بسجل للزيارات حفاظًا على أمن أجهزته.",
    },
    rights: {
      heading: "حقوقك",
      texts: [
        "يمكنك الكتابة إلى عنوان البريد الإلكتروني أعلاه للاطلاع على بياناتك أو تصحيحها أو محوها أو تقييد استخدامها أو الاعتراض عليه أو الحصول على نسخة منها. ومن حقك الحصول على جواب خلال شهر.",
        "يمكنك أيضًا اللجوء إلى سلطة حماية البيانات في بلدك.",
      ],
    },
    more: "معلومات إضافية",
  },
};

import type { LegalWords } from "./words";

export const es: LegalWords = {
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
    text: (publisher) =>
      `Responsable de lo que este sitio recibe de usted: ${publisher}. El sitio solo recibe lo que se indica a continuación; nada se vende y nada sirve para reconocerle en otro lugar.`,
  },
  cookies: {
    heading: "Cookies",
    text: "Este sitio no instala ninguna cookie ni carga nada desde otros servidores. Su navegador recuerda el idioma mostrado y los colores que elige, sin enviarlos a nadie; si borra los datos del sitio, también se borran.",
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
    hostOnly:
      "Este sitio se compone de simples archivos. El proveedor de alojamiento puede llevar un registro de visitas para la seguridad de sus máquinas.",
  },
  rights: {
    heading: "Sus derechos",
    texts: [
      "Escriba a la dirección de correo indicada para consultar sus datos, rectificarlos, suprimirlos, limitar su uso, oponerse a él o recibir una copia. Tiene derecho a una respuesta en el plazo de un mes.",
      "También puede dirigirse a la autoridad de protección de datos de su país; en España, la AEPD (www.aepd.es).",
    ],
  },
  more: "Información adicional",
};

// Written by `make gen` from locales/. Do not edit.

export const lookWords = {
  ambienceHint: "Estilos de texto, letras y colores de toda la página de una sola vez. Después podrá cambiar cada texto.",
  ambienceReplaces: "Al guardar, sustituirá los estilos de texto y los colores que había elegido. Las versiones los conservan.",
  ambienceUndo: "Conservar mis estilos",
  colours: "Colores",
  coloursHint: "Lo que sus visitantes ven al llegar; pueden seguir eligiendo cualquiera de los temas.",
  own: "Sus colores",
  ownHint: "Elija tres: los demás se obtienen de ellos. Si renuncia a ellos, el sitio vuelve a su tema.",
  hidesDotsHint: "Sus visitantes ven sus colores y ya no eligen otro tema.",
  picks: {
    background: "Fondo",
    text: "Texto",
    accent: "Acento",
  },
  pick: (name: string): string => `${name}: elegir el color`,
  badColour: "Un color se escribe con seis dígitos o letras; por ejemplo, #1d4ed8.",
  allRead: "Todo se lee bien sobre este fondo.",
  mended: "Ajustado para la lectura",
  before: "Su elección",
  after: "En su sitio",
  mends: {
    text: (from: string, to: string): string => `El texto se leería mal sobre este fondo (contraste ${from}:1). Sus visitantes verán el tono más cercano que se lee bien (${to}:1).`,
    accent: (from: string, to: string): string => `El acento se leería mal sobre este fondo (contraste ${from}:1). Sus visitantes verán el tono más cercano que se lee bien (${to}:1).`,
  },
  moods: "Formas",
  moodOfLayout: {
    corners: "Originales",
    spacing: "Normal",
  },
  icon: "Icono",
  iconHint: "Lo que los navegadores muestran en la pestaña y en los favoritos, y los teléfonos en su pantalla de inicio.",
  ourIcon: "El de Vitrine",
  iconLettersHint: "Una o dos letras, con los colores de su sitio. Si no escribe nada, se usan las de su nombre.",
  iconPictureHint: "Preferiblemente cuadrada; si no, solo se muestra el centro.",
  badLetters: "Escriba una o dos letras o números.",
  iconTab: "La pestaña de sus visitantes",
  switches: "Qué mostrar",
  logo: "Logotipo: conservar sus colores",
};
export const firstLookWords = {
  title: "¿Qué ambiente quiere para su sitio?",
  hint: "Para toda la página: textos, letras y colores. Podrá cambiarlo en cualquier momento en «Apariencia».",
  goOn: "Continuar",
  failed: "No se pudo guardar el ambiente.",
};

// Written by `make gen` from locales/. Do not edit.

export const legalEditorWords = {
  about: "Esta página se añade a su sitio, con un enlace al pie de cada página, en cuanto se completan el editor, el correo y el alojamiento. Los campos siguen el orden que la ley francesa exige a los profesionales; el texto sobre los datos dice lo que su sitio hace de verdad. Revise qué más exige su profesión.",
  fromContact: "Su formulario recibe nombres y direcciones: diga a sus visitantes qué se hace con ellos.",
  open: "Aviso legal",
};
export const legalLandingWords = {
  title: "Aviso legal",
  missing: "Por completar",
  there: "En línea",
  missingText: "Su formulario de contacto recibe nombres y direcciones: la ley exige decir quién los recibe y qué se hace con ellos. Bastan unos pocos campos.",
  missingTextWithoutForm: "La ley exige decir quién publica el sitio y quién lo aloja. Bastan unos pocos campos.",
  thereText: "Sus visitantes lo encuentran al pie de su página.",
  fill: "Completar",
  edit: "Editar",
};

// Written by `make gen` from locales/. Do not edit.

export const termsWords = {
  accept: "Acepto las",
  link: "condiciones de uso",
  newTab: "(pestaña nueva)",
  missing: "Acepte las condiciones de uso para crear una cuenta.",
  title: "Condiciones de uso",
  text: "Quien administra este servicio le pide que lea y acepte sus condiciones de uso. Solo se lo pedimos una vez, mientras no cambien.",
  stays: "Su sitio permanece como está. Si no las acepta, puede llevarse sus datos o eliminar su cuenta.",
  read: "Leer las condiciones",
  submit: "Acepto",
  accepted: "Gracias, queda anotado.",
  takeAlong: "Llevarme mis datos o eliminar mi cuenta",
};
export const awaitingWords = {
  landing: (email: string): string => `Su sitio aún no es visible: confirme antes su dirección ${email} con el enlace recibido.`,
  summary: "Su sitio estará en línea en cuanto se confirme su dirección de correo.",
  badge: "Dirección por confirmar",
  atSwitch: "Los visitantes verán su sitio en cuanto se confirme su dirección de correo. Hasta entonces, ven la página de espera.",
};

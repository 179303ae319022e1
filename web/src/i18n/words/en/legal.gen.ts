// Written by `make gen` from locales/. Do not edit.

export const legalEditorWords = {
  about: "This page is added to your site, with a link at the bottom of every page, as soon as the publisher, the email address and the host are filled in. The fields follow the order that French law requires of professionals; the text about data says what your site really does. Check what else your profession requires.",
  fromContact: "Your form receives names and addresses: tell your visitors what becomes of them.",
  open: "Legal notice",
};
export const legalLandingWords = {
  title: "Legal notice",
  missing: "To fill in",
  there: "Online",
  missingText: "Your contact form receives names and addresses: the law asks you to say who receives them and what becomes of them. A few fields are enough.",
  missingTextWithoutForm: "The law asks you to say who publishes the site and who hosts it. A few fields are enough.",
  thereText: "Your visitors find it at the bottom of your page.",
  fill: "Fill in",
  edit: "Edit",
};

// Written by `make gen` from locales/. Do not edit.

export const legalEditorWords = {
  about: "Esta página é acrescentada ao seu site, com um link no fim de cada página, assim que o editor, o e-mail e o alojamento estiverem preenchidos. Os campos seguem a ordem que a lei francesa exige aos profissionais; o texto sobre os dados diz o que o seu site realmente faz. Verifique o que a sua profissão exige além disso.",
  fromContact: "O seu formulário recebe nomes e endereços: diga aos visitantes o que é feito desses dados.",
  open: "Aviso legal",
};
export const legalLandingWords = {
  title: "Aviso legal",
  missing: "Por preencher",
  there: "Online",
  missingText: "O seu formulário de contacto recebe nomes e endereços: a lei pede que se diga quem os recebe e o que é feito deles. Bastam alguns campos.",
  missingTextWithoutForm: "A lei pede que se diga quem publica o site e quem o aloja. Bastam alguns campos.",
  thereText: "Os visitantes encontram-no no fim da sua página.",
  fill: "Preencher",
  edit: "Editar",
};

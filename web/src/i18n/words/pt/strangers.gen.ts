// Written by `make gen` from locales/. Do not edit.

export const termsWords = {
  accept: "Aceito as",
  link: "condições de utilização",
  newTab: "(novo separador)",
  missing: "Aceite as condições de utilização para criar uma conta.",
  title: "As condições de utilização",
  text: "Quem mantém este serviço pede que leia e aceite as suas condições de utilização. Enquanto não mudarem, só o pedimos uma vez.",
  stays: "O seu site fica como está. Se não as aceitar, pode levar os seus dados ou eliminar a sua conta.",
  read: "Ler as condições",
  submit: "Aceito",
  accepted: "Condições aceites.",
  takeAlong: "Levar os meus dados ou eliminar a minha conta",
};
export const awaitingWords = {
  landing: (email: string): string => `O seu site ainda não está visível: confirme primeiro o seu endereço ${email} através do link recebido.`,
  summary: "O seu site ficará online assim que o seu endereço de e-mail for confirmado.",
  badge: "À espera do seu endereço",
  atSwitch: "Os visitantes verão o seu site assim que o seu endereço de e-mail for confirmado. Até lá, veem a página de espera.",
};

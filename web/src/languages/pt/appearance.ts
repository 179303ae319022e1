// The appearance: its own screen, the editors' line that leads there, the landing.
import type { Catalogue } from "../catalogue";

export const appearanceWords: Catalogue["appearanceWords"] = {
  title: "Aparência",
  sections: "Ordem e visibilidade das secções",
  hint: "Arraste uma secção para o lugar pretendido ou mova-a passo a passo. Uma secção oculta mantém tudo o que lá escreveu.",
  fonts: "Fontes",
  fontsHint:
    "Uma fonte para os títulos, outra para os textos, em todos os idiomas. Um texto com fonte própria mantém-na.",
  noPair: "De origem",
  noPairSays: "As da composição",
  pair: (titles, texts) => (titles === texts ? titles : `${titles} e ${texts}`),
  ofPair: (family) => `${family} (par)`,
  alwaysFirst: "Sempre em primeiro",
  visible: "Visível",
  hidden: "Oculta",
  up: (section) => `Subir ${section}`,
  down: (section) => `Descer ${section}`,
  layout: (name) => `Composição: ${name}`,
  hiddenHere: "Os seus visitantes não veem esta secção.",
  save: "Guardar",
  saveDoes: (isOnline) =>
    isOnline
      ? "Os visitantes veem a alteração de imediato, em todos os idiomas."
      : "Aplica-se a todos os idiomas; o site continua em construção.",
  inPageOrder: "Ordem de origem",
  noneHidden: "Nenhuma",
  staysFirst: "O Início fica sempre em primeiro.",
  staysShown: "O Início não pode ser ocultado.",
  twice: "Uma secção só pode aparecer uma vez.",
};

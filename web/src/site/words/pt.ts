import { formWords } from "../../contract/formWords.gen";
import type { PlainWords } from "./words";

export const pt: PlainWords = {
  skipToContent: "Ir para o conteúdo",
  navigation: "Navegação",
  theme: "Tema de cores",
  themes: ["Azul", "Branco", "Preto", "Verde"],
  language: "Idioma",
  pause: "Pausar",
  play: "Reproduzir",
  previous: "Anterior",
  next: "Seguinte",
  slide: "Slide",
  carousel: "carrossel",
  enlarge: "Ampliar",
  close: "Fechar",
  newTab: "novo separador",
  downloadCv: "Ver o CV",
  seeProjects: "Ver os projetos",
  write: "Escrever",
  more: "mais",
  less: "menos",
  seeAll: "Ver tudo",
  topOfPage: "Voltar ao topo",
  badge: { free: "Versão gratuita", paid: "Versão paga" },
  form: formWords.PT,
  anotherMessage: "Escrever outra mensagem",
};

// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("pt-PT");
export const focusWords = {
  open: "Enquadrar",
  openFor: (name: string): string => `Enquadrar: ${name}`,
  title: "Enquadramento",
  about: "Clique no que importa na imagem: esse ponto fica visível em todas as composições.",
  byKeys: "Com o teclado: as setas, em passos de 1%; com Shift, em passos de 10%.",
  point: "Ponto importante",
  at: (x: number, y: number): string => `${figure(x)}% a partir da esquerda, ${figure(y)}% a partir de cima`,
  zoom: "Zoom",
  times: (zoom: string): string => `× ${zoom}`,
  centre: "Centrar",
  done: "Concluir",
  none: "Centrado",
  shownWhole: "Algumas composições mostram esta imagem inteira; com zoom, passa a preencher a moldura.",
  crops: "O que os visitantes veem",
  shapes: {
    square: "Quadrado",
    wide: "Largo",
    tall: "Alto",
  },
  notAccepted: "Este enquadramento não é válido: escolha um ponto na imagem.",
  zoomed: (times: string): string => `zoom ${times}`,
};

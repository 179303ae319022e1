// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("pt-PT");
export const projectPageWords = {
  open: (what: string): string => `Página do projeto: ${what}`,
  title: "Página do projeto",
  back: "Voltar aos projetos",
  about: "Uma página só para este projeto: imagens, história, vídeo. O cartão e a imagem ampliada levam até lá.",
  paid: "Com a versão paga, cada projeto pode ter a sua própria página: imagens, história, vídeo.",
  notHere: "Este projeto não existe neste idioma.",
  address: (start: string): string => `${start}… Letras, algarismos e hifens. O endereço antigo continua a funcionar.`,
  badName: "Letras sem acentos, algarismos e hifens.",
  nameTaken: "Outro projeto já tem este endereço.",
  nameMissing: "Uma página precisa de um endereço.",
  badFilm: "Um link https para um ficheiro de vídeo, o YouTube, o Vimeo ou o PeerTube.",
  filmHint: "Ficheiro de vídeo, YouTube, Vimeo ou PeerTube. Nada é carregado de lá antes do clique do visitante.",
  posterHint: "Na sua falta, é usada a imagem do projeto.",
  facts: "Em resumo",
  addPicture: "Adicionar imagens",
  picture: (place: number): string => `Imagem ${figure(place)}`,
  framed: "Enquadrada, a imagem preenche uma moldura com o mesmo formato das outras; centrada, é mostrada inteira.",
  noPictures: "Sem imagens aqui, a página mostra a do cartão.",
  widths: {
    wide: "Largura total",
    half: "Meia largura",
  },
  addLink: "Adicionar um link",
  link: (place: number): string => `Link ${figure(place)}`,
  preview: "A página aparecerá aqui assim que este projeto tiver uma.",
};

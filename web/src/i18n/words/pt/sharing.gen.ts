// Written by `make gen` from locales/. Do not edit.

export const sharingWords = {
  about: "O que os motores de pesquisa e as aplicações de mensagens mostram da sua página. O que ficar vazio é tirado da própria página.",
  searchTitle: "Num motor de pesquisa",
  chatTitle: "Numa conversa",
  noPicture: "Sem imagem",
  drawnPicture: "Se não escolher uma imagem, esta é desenhada a partir do site guardado.",
  drawnAlt: "A imagem desenhada a partir do seu site",
  longTitle: "Acima de 60 caracteres, o título é muitas vezes cortado.",
  longDescription: "Acima de 160 caracteres, a descrição é muitas vezes cortada.",
};

// Written by `make gen` from locales/. Do not edit.

export const lookWords = {
  ambienceHint: "Estilos de texto, tipos de letra e cores de toda a página de uma só vez. Depois pode mudar cada texto.",
  ambienceReplaces: "Ao guardar, substituirá os estilos de texto e as cores que tinha escolhido. As versões conservam-nos.",
  ambienceUndo: "Manter os meus estilos",
  colours: "Cores",
  coloursHint: "O que os visitantes veem primeiro; continuam a poder escolher entre todos os temas.",
  own: "As suas cores",
  ownHint: "Escolha três: as outras derivam delas. Se as remover, o site volta ao tema.",
  hidesDotsHint: "Os visitantes veem as suas cores e já não escolhem outro tema.",
  picks: {
    background: "Fundo",
    text: "Texto",
    accent: "Destaque",
  },
  pick: (name: string): string => `${name}, à escolha`,
  badColour: "Uma cor escreve-se com seis algarismos ou letras, por exemplo #1d4ed8.",
  allRead: "Tudo se lê bem sobre este fundo.",
  mended: "Ajustado para se ler bem",
  before: "A sua escolha",
  after: "No seu site",
  mends: {
    text: (from: string, to: string): string => `O texto seria difícil de ler sobre este fundo (contraste ${from}:1). Os visitantes verão o tom mais próximo que se lê bem (${to}:1).`,
    accent: (from: string, to: string): string => `O destaque seria difícil de ler sobre este fundo (contraste ${from}:1). Os visitantes verão o tom mais próximo que se lê bem (${to}:1).`,
  },
  moods: "Formas",
  moodOfLayout: {
    corners: "De origem",
    spacing: "Normal",
  },
  icon: "Ícone",
  iconHint: "O que os navegadores mostram no separador e nos favoritos, e os telefones no ecrã inicial.",
  ourIcon: "O do Vitrine",
  iconLettersHint: "Uma ou duas letras, nas cores do seu site. Se o campo ficar vazio: as do seu nome.",
  iconPictureHint: "De preferência quadrada; caso contrário, só o centro é mostrado.",
  badLetters: "Escreva uma ou duas letras, ou algarismos.",
  iconTab: "O separador dos seus visitantes",
  switches: "O que mostrar",
  logo: "Logótipo: manter as cores originais",
};
export const firstLookWords = {
  title: "Que ambiente para o seu site?",
  hint: "Para toda a página: textos, tipos de letra e cores. Pode mudá-lo a qualquer momento em «Aparência».",
  goOn: "Continuar",
  failed: "Não foi possível guardar o ambiente.",
};

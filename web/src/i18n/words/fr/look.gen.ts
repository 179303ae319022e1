// Written by `make gen` from locales/. Do not edit.

export const lookWords = {
  ambienceHint: "Styles de texte, polices et couleurs de toute la page, d’un seul geste. Vous pourrez ensuite changer chaque texte.",
  ambienceReplaces: "À l’enregistrement, elle remplacera les styles de texte et les couleurs que vous aviez choisis. Les versions les gardent.",
  ambienceUndo: "Reprendre mes styles",
  colours: "Couleurs",
  coloursHint: "Ce que vos visiteurs voient d’abord ; ils gardent le choix entre tous les thèmes.",
  own: "Vos couleurs",
  ownHint: "Choisissez-en trois : les autres en sont tirées. Le site reprend son thème si vous y renoncez.",
  hidesDotsHint: "Vos visiteurs voient vos couleurs, et ne choisissent plus d’autre thème.",
  picks: {
    background: "Fond",
    text: "Texte",
    accent: "Accent",
  },
  pick: (name: string): string => `${name}, au choix`,
  badColour: "Une couleur s’écrit avec six chiffres ou lettres, par exemple #1d4ed8.",
  allRead: "Tout se lit bien sur ce fond.",
  mended: "Ajusté pour la lecture",
  before: "Votre choix",
  after: "Sur votre site",
  mends: {
    text: (from: string, to: string): string => `Le texte se lirait mal sur ce fond (contraste ${from} : 1). Vos visiteurs verront la teinte la plus proche qui se lit bien (${to} : 1).`,
    accent: (from: string, to: string): string => `L’accent se lirait mal sur ce fond (contraste ${from} : 1). Vos visiteurs verront la teinte la plus proche qui se lit bien (${to} : 1).`,
  },
  moods: "Formes",
  moodOfLayout: {
    corners: "D’origine",
    spacing: "Normal",
  },
  icon: "Icône",
  iconHint: "Ce que les navigateurs montrent dans l’onglet et les favoris, et les téléphones sur leur écran d’accueil.",
  ourIcon: "Celle de Vitrine",
  iconLettersHint: "Une ou deux lettres, dans les couleurs de votre site. Sans rien écrire : celles de votre nom.",
  iconPictureHint: "Carrée de préférence, sinon seul le milieu en est montré.",
  badLetters: "Écrivez une ou deux lettres, ou des chiffres.",
  iconTab: "L’onglet de vos visiteurs",
  switches: "À montrer",
  logo: "Logo : garder ses couleurs",
};
export const firstLookWords = {
  title: "Quelle ambiance pour votre site ?",
  hint: "Pour toute la page : textes, polices et couleurs. Vous pourrez en changer à tout moment dans « Apparence ».",
  goOn: "Continuer",
  failed: "L’ambiance n’a pas pu être enregistrée.",
};

// The sentences of the page's look, on the appearance's screen: theme, the owner's own colours, moods, switches.
import { locale, spoken } from "./spoken";

const ratio = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Never more than it is: 4,49 is not 4,5. */
const told = (contrast: number) => `${ratio.format(Math.floor(contrast * 10) / 10)}\u202f:\u202f1`;

export const lookWords = spoken("lookWords", {
  ambienceHint:
    "Styles de texte, polices et couleurs de toute la page, d’un seul geste. Vous pourrez ensuite changer chaque texte.",
  ambienceReplaces:
    "À l’enregistrement, elle remplacera les styles de texte et les couleurs que vous aviez choisis. Les versions les gardent.",
  ambienceUndo: "Reprendre mes styles",
  colours: "Couleurs",
  coloursHint: "Ce que vos visiteurs voient d’abord\u202f; ils gardent le choix entre tous les thèmes.",
  own: "Vos couleurs",
  ownHint: "Choisissez-en trois\u202f: les autres en sont tirées. Le site reprend son thème si vous y renoncez.",
  hidesDotsHint: "Vos visiteurs voient vos couleurs, et ne choisissent plus d’autre thème.",
  picks: { background: "Fond", text: "Texte", accent: "Accent" },
  pick: (name: string) => `${name}, au choix`,
  badColour: "Une couleur s’écrit avec six chiffres ou lettres, par exemple #1d4ed8.",
  allRead: "Tout se lit bien sur ce fond.",
  mended: "Ajusté pour la lecture",
  before: "Votre choix",
  after: "Sur votre site",
  mends: {
    text: (from: number, to: number) =>
      `Le texte se lirait mal sur ce fond (contraste ${told(from)}). Vos visiteurs verront la teinte la plus proche qui se lit bien (${told(to)}).`,
    accent: (from: number, to: number) =>
      `L’accent se lirait mal sur ce fond (contraste ${told(from)}). Vos visiteurs verront la teinte la plus proche qui se lit bien (${told(to)}).`,
  },
  moods: "Formes",
  moodOfLayout: { corners: "D’origine", spacing: "Normal" },
  icon: "Icône",
  iconHint: "Ce que les navigateurs montrent dans l’onglet et les favoris, et les téléphones sur leur écran d’accueil.",
  ourIcon: "Celle de Vitrine",
  iconLettersHint: "Une ou deux lettres, dans les couleurs de votre site. Sans rien écrire\u202f: celles de votre nom.",
  iconPictureHint: "Carrée de préférence, sinon seul le milieu en est montré.",
  badLetters: "Écrivez une ou deux lettres, ou des chiffres.",
  iconTab: "L’onglet de vos visiteurs",
  switches: "À montrer",
  logo: (keeps: string) => `Logo\u202f: ${keeps.toLowerCase()}`,
});

export const firstLookWords = spoken("firstLookWords", {
  title: "Quelle ambiance pour votre site\u202f?",
  hint: "Pour toute la page\u202f: textes, polices et couleurs. Vous pourrez en changer à tout moment dans «\u00a0Apparence\u00a0».",
  goOn: "Continuer",
  failed: "L’ambiance n’a pas pu être enregistrée.",
});

// Written by `make gen` from locales/. Do not edit.

export const lookWords = {
  ambienceHint: "Text styles, fonts and colours of the whole page in one go. You can then change each text.",
  ambienceReplaces: "When you save, it will replace the text styles and colours that you had chosen. Versions keep them.",
  ambienceUndo: "Keep my styles",
  colours: "Colours",
  coloursHint: "What your visitors see first; they can still choose any of the themes.",
  own: "Your colours",
  ownHint: "Choose three: the others follow from them. Without them, the site goes back to its theme.",
  hidesDotsHint: "Your visitors see your colours and no longer choose another theme.",
  picks: {
    background: "Background",
    text: "Text",
    accent: "Accent",
  },
  pick: (name: string): string => `${name}: pick a colour`,
  badColour: "A colour is six digits or letters, such as #1d4ed8.",
  allRead: "Everything reads well on this background.",
  mended: "Adjusted for reading",
  before: "Your choice",
  after: "On your site",
  mends: {
    text: (from: string, to: string): string => `The text would be hard to read on this background (contrast ${from}:1). Your visitors will see the nearest shade that reads well (${to}:1).`,
    accent: (from: string, to: string): string => `The accent would be hard to read on this background (contrast ${from}:1). Your visitors will see the nearest shade that reads well (${to}:1).`,
  },
  moods: "Shapes",
  moodOfLayout: {
    corners: "Default",
    spacing: "Normal",
  },
  icon: "Icon",
  iconHint: "What browsers show on tabs and in bookmarks, and phones on their home screen.",
  ourIcon: "Vitrine’s own",
  iconLettersHint: "One or two letters, in your site’s colours. Leave it empty to use your own initials.",
  iconPictureHint: "Square if possible; otherwise only the middle is shown.",
  badLetters: "Enter one or two letters or digits.",
  iconTab: "Your visitors’ tab",
  switches: "What to show",
  logo: "Logo: keep its colours",
};
export const firstLookWords = {
  title: "Which mood for your site?",
  hint: "For the whole page: texts, fonts and colours. You can change it at any time under “Appearance”.",
  goOn: "Continue",
  failed: "The mood could not be saved.",
};

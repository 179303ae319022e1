import type { Catalogue } from "../catalogue";

export const appearanceWords: Catalogue["appearanceWords"] = {
  title: "المظهر",
  sections: "ترتيب الأقسام وظهورها",
  hint: "يمكنك سحب القسم إلى مكانه أو نقله إلى الأعلى خطوة خطوة. القسم المخفي يحتفظ بكل ما كتبته فيه.",
  fonts: "الخطوط",
  fontsHint: "خط للعناوين وخط للنصوص، في كل اللغات. النص الذي اخترت خطه بنفسك يحتفظ به.",
  noPair: "الأصلية",
  noPairSays: "خطوط التصميم",
  pair: (titles: string, texts: string) => (titles === texts ? titles : `${titles} و${texts}`),
  ofPair: (family: string) => `${family} (من زوج الخطوط)`,
  alwaysFirst: "الأول دائمًا",
  visible: "ظاهر",
  hidden: "مخفي",
  up: (section) => `نقل «${section}» إلى الأعلى`,
  down: (section) => `نقل «${section}» إلى الأسفل`,
  layout: (name) => `التصميم: ${name}`,
  hiddenHere: "زوارك لا يرون هذا القسم.",
  save: "حفظ",
  saveDoes: (isOnline) =>
    isOnline ? "يظهر فورًا لزوارك، بكل اللغات." : "يسري على كل اللغات، ويبقى الموقع قيد الإنشاء.",
  inPageOrder: "الترتيب الأصلي",
  noneHidden: "لا أقسام",
  staysFirst: "يبقى قسم «الرئيسية» أولًا.",
  staysShown: "لا يمكن إخفاء قسم «الرئيسية».",
  twice: "لا يمكن أن يتكرر القسم في الترتيب.",
};

import type { Catalogue } from "../catalogue";
import { locale } from "./numbers";

const ratio = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const told = (contrast: number) =>
  `\u2068${ratio.format(Math.floor(contrast * 10) / 10)}:${ratio.format(1).slice(0, 1)}\u2069`;

export const lookWords: Catalogue["lookWords"] = {
  ambienceHint: "أنماط النصوص والخطوط والألوان للصفحة كلها دفعة واحدة. يمكنك بعد ذلك تغيير كل نص.",
  ambienceReplaces: "عند الحفظ سيحلّ محل أنماط النصوص والألوان التي اخترتها. الإصدارات تحتفظ بها.",
  ambienceUndo: "الإبقاء على أنماطي",
  colours: "الألوان",
  coloursHint: "ما يراه زوارك أولًا، ويبقى لهم الاختيار بين كل السمات.",
  own: "ألوانك",
  hidesDotsHint: "يرى زوارك ألوانك، ولا يختارون سمة أخرى.",
  ownHint: "يكفي اختيار ثلاثة ألوان، والبقية تُشتق منها. وعند التخلي عنها يعود الموقع إلى سمته.",
  picks: { background: "الخلفية", text: "النص", accent: "اللون المميّز" },
  pick: (name) => `${name}: اختيار لون`,
  badColour: "يُكتب اللون بستة أرقام أو أحرف، مثل \u2068#1d4ed8\u2069.",
  allRead: "كل شيء واضح القراءة على هذه الخلفية.",
  mended: "معدّل لتسهيل القراءة",
  before: "اختيارك",
  after: "على موقعك",
  mends: {
    text: (from, to) =>
      `قراءة النص على هذه الخلفية صعبة (التباين ${told(from)}). سيرى زوارك أقرب درجة واضحة القراءة (${told(to)}).`,
    accent: (from, to) =>
      `قراءة اللون المميّز على هذه الخلفية صعبة (التباين ${told(from)}). سيرى زوارك أقرب درجة واضحة القراءة (${told(to)}).`,
  },
  moods: "الأشكال",
  moodOfLayout: { corners: "الأصلية", spacing: "عادي" },
  icon: "الأيقونة",
  iconHint: "ما تعرضه المتصفحات في علامة التبويب والمفضلة، والهواتف على شاشتها الرئيسية.",
  ourIcon: "أيقونة Vitrine",
  iconLettersHint: "حرف أو حرفان بألوان موقعك. وإن لم يُكتب شيء، فالأحرف الأولى من اسمك.",
  iconPictureHint: "يُفضَّل أن تكون مربعة، وإلا فلا يظهر منها إلا الوسط.",
  badLetters: "المطلوب حرف أو حرفان، أو رقم أو رقمان.",
  iconTab: "علامة التبويب لدى زوارك",
  switches: "ما يظهر",
  logo: (keeps) => `الشعار: ${keeps}`,
};

export const firstLookWords: Catalogue["firstLookWords"] = {
  title: "أي طابع تريد لموقعك؟",
  hint: "للصفحة كلها: النصوص والخطوط والألوان. يمكنك تغييره في أي وقت من «المظهر».",
  goOn: "متابعة",
  failed: "تعذّر حفظ الطابع.",
};

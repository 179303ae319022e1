// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("ar-EG");
export const domainProblems = {
  "domains.bad_host": "هذا ليس اسم نطاق. مثال: www.example.com",
  "domains.own_host": "هذا الاسم هو اسم الخدمة نفسها.",
  "domains.too_many": (given: { max?: unknown }): string => counted(Number(given.max), { zero: `الحد الأقصى ${figure(Number(given.max))} اسم نطاق: يرجى إزالة أحدها أولًا.`, one: `الحد الأقصى اسم نطاق واحد: يرجى إزالة أحدها أولًا.`, two: `الحد الأقصى اسما نطاق: يرجى إزالة أحدها أولًا.`, few: `الحد الأقصى ${figure(Number(given.max))} أسماء نطاقات: يرجى إزالة أحدها أولًا.`, many: `الحد الأقصى ${figure(Number(given.max))} اسم نطاق: يرجى إزالة أحدها أولًا.`, other: `الحد الأقصى ${figure(Number(given.max))} اسم نطاق: يرجى إزالة أحدها أولًا.` }),
  "domains.taken": "سبق لموقع آخر أن أثبت ملكية اسم النطاق هذا.",
  "domains.not_proven": (given: { record?: unknown; file?: unknown }): string => `لا إثبات بعد. سجل TXT: ${given.record}؛ الملف: ${given.file}. قد يستغرق ظهور تغيير في DNS بضع ساعات.`,
};
export const domainWords = {
  title: "اسم النطاق",
  intro: "يمكن أن يظهر موقعك أيضًا على اسم نطاق خاص بك. ويبقى عنوانه الحالي صالحًا.",
  field: "إضافة اسم نطاق",
  placeholder: "www.example.com",
  add: "إضافة هذا الاسم",
  list: "أسماء نطاقاتك",
  served: "مفعّل",
  proven: "تم الإثبات",
  leadsElsewhere: "تم الإثبات، لكن الاسم لا يقود إلى هنا بعد",
  waiting: "بانتظار الإثبات",
  lost: "فُقد الإثبات",
  lostText: "اختفى الإثبات، فلم يعد موقعك يظهر على هذا الاسم. والقيمة نفسها تثبته من جديد.",
  prove: "لإثبات أن هذا الاسم لك، تكفي إحدى هاتين الطريقتين:",
  byRecord: "سجل DNS من نوع TXT",
  byFile: "ملف على الخادم الحالي لهذا الاسم",
  recordName: "الاسم",
  fileUrl: "العنوان",
  content: "المحتوى",
  pointIt: (target: string): string => `بعد ذلك يُوجَّه هذا الاسم إلى ⁨${target}⁩ (CNAME، أو A وAAAA).`,
  pointItSomewhere: "بعد ذلك يُوجَّه هذا الاسم إلى العنوان الذي يعطيك إياه مدير الخدمة.",
  check: "التحقق",
  checking: "جارٍ التحقق…",
  justProven: (name: string): string => `تم إثبات ⁨${name}⁩.`,
  open: (name: string): string => `فتح ⁨${name}⁩`,
  copy: (what: string): string => `نسخ: ⁨${what}⁩`,
  copied: "تم النسخ.",
  copyFailed: "تعذّر النسخ. يرجى تحديد النص يدويًا.",
  remove: "إزالة",
  removeOf: (name: string): string => `إزالة ⁨${name}⁩`,
  removeTitle: (name: string): string => `إزالة ⁨${name}⁩؟`,
  removeText: "لن يظهر موقعك على هذا الاسم بعد الآن. يمكنك إضافته لاحقًا بإثبات جديد.",
  removed: "تمت إزالة اسم النطاق.",
};
export const domainForms = {
  found: {
    missing: "غير موجود",
    other: "فيه قيمة أخرى",
    unreachable: "لا استجابة",
  },
};

import type { Catalogue } from "../catalogue";
import { apart, counted } from "./numbers";

const seen: Readonly<Record<string, string>> = {
  missing: "غير موجود",
  other: "فيه قيمة أخرى",
  unreachable: "لا استجابة",
};

export const domainProblems: Catalogue["domainProblems"] = {
  "domains.bad_host": "هذا ليس اسم نطاق. مثال: www.example.com",
  "domains.own_host": "هذا الاسم هو اسم الخدمة نفسها.",
  "domains.too_many": ({ max }) =>
    `الحد الأقصى ${counted(Number(max), {
      zero: "# اسم نطاق",
      one: "اسم نطاق واحد",
      two: "اسما نطاق",
      few: "# أسماء نطاقات",
      many: "# اسم نطاق",
      other: "# اسم نطاق",
    })}: يرجى إزالة أحدها أولًا.`,
  "domains.taken": "سبق لموقع آخر أن أثبت ملكية اسم النطاق هذا.",
  "domains.not_proven": ({ record, file }) =>
    `لا إثبات بعد. سجل TXT: ${seen[String(record)]}؛ الملف: ${seen[String(file)]}. قد يستغرق ظهور تغيير في DNS بضع ساعات.`,
};

export const domainWords: Catalogue["domainWords"] = {
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
  pointIt: (target) => `بعد ذلك يُوجَّه هذا الاسم إلى ${apart(target)} (CNAME، أو A وAAAA).`,
  pointItSomewhere: "بعد ذلك يُوجَّه هذا الاسم إلى العنوان الذي يعطيك إياه مدير الخدمة.",
  check: "التحقق",
  checking: "جارٍ التحقق…",
  justProven: (name) => `تم إثبات ${apart(name)}.`,
  open: (name) => `فتح ${apart(name)}`,
  copy: (what) => `نسخ: ${apart(what)}`,
  copied: "تم النسخ.",
  copyFailed: "تعذّر النسخ. يرجى تحديد النص يدويًا.",
  remove: "إزالة",
  removeOf: (name) => `إزالة ${apart(name)}`,
  removeTitle: (name) => `إزالة ${apart(name)}؟`,
  removeText: "لن يظهر موقعك على هذا الاسم بعد الآن. يمكنك إضافته لاحقًا بإثبات جديد.",
  removed: "تمت إزالة اسم النطاق.",
};

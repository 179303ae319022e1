// Written by `make gen` from locales/. Do not edit.

export const ownerBarWords = {
  label: "موقعك",
  draft: "مسودة",
  draftHint: "المعروض هنا يشمل ما لم يُحفظ بعد.",
  online: "منشور",
  onlineHint: "المعروض هنا هو ما يراه زوارك.",
  construction: "قيد الإنشاء",
  constructionHint: "لا يرى هذا الموقع أحد سواك.",
  hidden: "لغة مخفية",
  hiddenHint: "لا يرى موقعك بهذه اللغة أحد سواك.",
  visitor: "كما يراه الزائر",
  visitorHint: "المعروض هنا هو ما يراه زوارك.",
  asVisitor: "عرض كزائر",
  asOwner: "العودة إلى عرضي",
  edit: "متابعة التحرير",
};

// Written by `make gen` from locales/. Do not edit.

export const languageForms = {
  inLanguage: (language: string): string => `ب${language}`,
  inCode: (code: string): string => `باللغة ⁨${code}⁩`,
  versionIn: (language: string): string => `النسخة المكتوبة ب${language}`,
  versionInCode: (code: string): string => `النسخة المكتوبة باللغة ⁨${code}⁩`,
  versions: {
    EN: "النسخة الإنجليزية",
    FR: "النسخة الفرنسية",
    ES: "النسخة الإسبانية",
    PT: "النسخة البرتغالية",
    IT: "النسخة الإيطالية",
  },
};

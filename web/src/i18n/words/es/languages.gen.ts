// Written by `make gen` from locales/. Do not edit.

export const languageForms = {
  inLanguage: (language: string): string => `en ${language}`,
  inCode: (code: string): string => `en ${code}`,
  versionIn: (language: string): string => `la versión en ${language}`,
  versionInCode: (code: string): string => `la versión en ${code}`,
  versions: {
    EN: "la versión en inglés",
    FR: "la versión en francés",
    ES: "la versión en español",
    PT: "la versión en portugués",
    IT: "la versión en italiano",
  },
};

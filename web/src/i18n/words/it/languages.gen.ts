// Written by `make gen` from locales/. Do not edit.

export const languageForms = {
  inLanguage: (language: string): string => `in ${language}`,
  inCode: (code: string): string => `in ${code}`,
  versionIn: (language: string): string => `la versione in ${language}`,
  versionInCode: (code: string): string => `la versione in ${code}`,
  versions: {
    EN: "la versione in inglese",
    FR: "la versione in francese",
    ES: "la versione in spagnolo",
    PT: "la versione in portoghese",
    IT: "la versione in italiano",
  },
};

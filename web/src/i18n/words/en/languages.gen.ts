// Written by `make gen` from locales/. Do not edit.

export const languageForms = {
  inLanguage: (language: string): string => `in ${language}`,
  inCode: (code: string): string => `in ${code}`,
  versionIn: (language: string): string => `the ${language} version`,
  versionInCode: (code: string): string => `the ${code} version`,
  versions: {
    EN: "the English version",
    FR: "the French version",
    ES: "the Spanish version",
    PT: "the Portuguese version",
    IT: "the Italian version",
  },
};

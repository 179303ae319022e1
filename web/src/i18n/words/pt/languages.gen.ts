// Written by `make gen` from locales/. Do not edit.

export const languageForms = {
  inLanguage: (language: string): string => `em ${language}`,
  inCode: (code: string): string => `em ${code}`,
  versionIn: (language: string): string => `a versão em ${language}`,
  versionInCode: (code: string): string => `a versão em ${code}`,
  versions: {
    EN: "a versão em inglês",
    FR: "a versão em francês",
    ES: "a versão em espanhol",
    PT: "a versão em português",
    IT: "a versão em italiano",
  },
};

// The versions' screen, and the problems that restoring answers.
import type { Catalogue } from "../catalogue";
import { inLanguage } from "./languages";
import { byNumber, counted, figure } from "./numbers";

export const versionProblems: Catalogue["versionProblems"] = {
  "versions.language_not_there": ({ language }) =>
    `O seu site já não existe ${inLanguage(String(language))}: volte primeiro a adicionar esse idioma.`,
  "versions.not_kept": "Já nenhuma versão contém este conteúdo.",
  "versions.not_allowed_now": "Esta versão já não segue as regras de hoje: não pode ser restaurada tal como está.",
};

export const versionWords: Catalogue["versionWords"] = {
  title: "Versões",
  lead: "Cada vez que guarda, fica uma versão. Restaurar também é guardar: pode ser desfeito.",
  list: "Lista das versões",
  filter: "Mostrar",
  everything: "Todo o site",
  settings: "Definições do site",
  allLanguages: "todos os idiomas",
  today: "Hoje",
  yesterday: "Ontem",
  older: "Mostrar as mais antigas",
  current: "atual",
  by: {
    save: "Guardada",
    restore: "Restaurada",
    import: "Importada",
    before: "Antes da primeira versão guardada",
  },
  changed: {
    nothing: "Nada mudou",
    first: "Primeira versão guardada",
    style: (text) => `estilo: ${text}`,
    list: (name, added, removed, changed) => {
      const what = [
        ...(added ? [counted(added, "adição", "adições")] : []),
        ...(removed ? [counted(removed, "remoção", "remoções")] : []),
        ...(changed ? [counted(changed, "alteração", "alterações")] : []),
      ];
      return `${name} (${what.join(", ") || "ordem"})`;
    },
    more: (count) => byNumber(count, "mais um", `mais ${figure(count)}`),
  },
  emptyTitle: "Ainda não há versões",
  emptyText: "Assim que guardar, o que escreveu fica aqui e pode ser restaurado.",
  toEditor: "Abrir o editor",
  nothingChosen: "Escolha uma versão para a comparar com o site de hoje.",
  backToList: "Voltar à lista",
  files: (size) =>
    `As imagens e os ficheiros que só as versões mostram ocupam ${size} do espaço do seu site; se faltar espaço para um envio, as versões mais antigas são eliminadas primeiro.`,
  room: (used, most) =>
    `As suas versões ocupam ${used} de ${most}. São conservadas todas as dos últimos 30 dias e, depois, uma por dia durante um ano.`,
  roomFull: (used, most) =>
    `As suas versões ocupam ${used} de ${most}. Quando falta espaço, as mais antigas são eliminadas primeiro; isso nunca impede que guarde.`,
  differs: "O que difere da versão de hoje",
  sameAsNow: "Nada: o seu site diz o mesmo hoje.",
  was: "Nesta versão",
  now: "Hoje",
  pageThen: "A página de então",
  pageNow: "A página de hoje",
  pages: "As duas páginas",
  empty: "vazio",
  deletedSince: "Eliminado desde então",
  addedSince: "Adicionado desde então",
  orderOf: (list) => `Ordem: ${list}`,
  sharedByAll: "comum a todos os idiomas",
  restore: "Restaurar",
  bringBack: "Trazer de volta",
  restoreWhat: (what) => `Restaurar ${what}`,
  restoreSection: (section) => `Restaurar ${section}`,
  restoreSettings: "Restaurar estas definições",
  restoreSite: "Restaurar todo o site",
  asked: (deed) => `${deed}?`,
  cancel: "Desfazer",
  undone: "Está tudo como antes.",
  done: "Restaurado e aplicado.",
  nothingToDo: "Nada para restaurar: já está tudo assim.",
  languageGone: (code) =>
    `O seu site já não existe ${inLanguage(code)}. O que lá estava escrito não se perdeu: volte a adicionar o idioma para o restaurar.`,
  languagesBack: "Repor os idiomas de então",
  confirm: {
    one: (what) =>
      `O conteúdo de «${what}» volta a ser o desta versão. O que lá está hoje é substituído; o resto não muda.`,
    item: (what) => `«${what}» volta ao seu lugar, tal como era. O resto não muda.`,
    section: (section, language) =>
      `Todos os textos e elementos de ${section} ${language}, bem como o que os idiomas têm em comum (estilos, imagens, definições da secção), voltam a ser os desta versão e substituem os de hoje.`,
    settings:
      "A barra de navegação, os idiomas, o tema, a composição, o selo e a publicação em JSON Resume voltam a ser os desta versão. O endereço do site e o seu estado não mudam.",
    site: (moment) =>
      `Todas as secções em todos os idiomas e as definições do site voltam a ser as desta versão (${moment}). O que foi guardado desde então é substituído, mas continua entre as versões. O endereço do site e o seu estado não mudam.`,
    thinnedOut:
      "Com mais de 30 dias, resta apenas uma versão por dia: cada secção volta à última que resta desse momento ou de antes. Se não restar nenhuma, não muda.",
    draft: "O seu rascunho por guardar não é alterado: ao abrir o editor, poderá escolher entre os dois.",
  },
  resumeOffered: "Publicado",
  resumeNotOffered: "Não publicado",
  settingNames: {
    siteType: "Barra de navegação",
    languages: "Idiomas",
    themeIndex: "Tema",
    layout: "Composição",
    showsBadge: "Selo público",
    offersResume: "JSON Resume",
    isOnline: "Estado do site",
    mailsMessages: "Avisos por e-mail",
    slug: "Endereço do site",
  },
};

// Importing: files, samples and their preview, and the refusals of that room.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure, percent } from "./numbers";

type Words = Catalogue["importWords"];

const inFile = (file: unknown): string => (file ? ` (${file})` : "");

export const importProblems: Catalogue["importProblems"] = {
  "imports.unknown_file":
    "Este ficheiro não é um arquivo do Vitrine, nem um JSON Resume, nem uma exportação do LinkedIn. Nada foi importado.",
  "imports.damaged_file": ({ file }) =>
    `Este ficheiro está danificado ou incompleto${inFile(file)}: não é possível lê-lo até ao fim. Nada foi importado.`,
  "imports.not_utf8": ({ file }) =>
    `Este ficheiro não está em UTF-8${inFile(file)}: guarde-o nessa codificação. Nada foi importado.`,
  "imports.unsafe_archive":
    "Este arquivo contém caminhos, links ou ficheiros cifrados que não são aceites. Nada foi importado.",
  "imports.too_much_inside": "Depois de aberto, este ficheiro contém mais do que um site pode ter. Nada foi importado.",
  "imports.nothing_inside": "Nada neste ficheiro tem lugar no seu site.",
  "imports.newer_archive": "Este arquivo vem de uma versão mais recente do Vitrine. Nada foi importado.",
  "imports.site_changed": "O seu site mudou desde esta pré-visualização, que foi atualizada. Nada foi importado.",
  "imports.no_preview": "Esta pré-visualização já não existe. Escolha o ficheiro novamente.",
  "imports.preview_outdated":
    "A pré-visualização foi feita antes da passagem para a versão paga, sem o que esta permite. Escolha novamente o ficheiro ou o exemplo.",
};

const sources: Readonly<Record<string, string>> = {
  archive: "Arquivo do Vitrine",
  json_resume: "JSON Resume",
  linkedin: "Exportação do LinkedIn",
  sample: "Começar por um exemplo",
};

const samples: Words["samples"] = {
  designer: {
    title: "Designer gráfica",
    text: "Cartazes, livros, identidades",
  },
  developer: {
    title: "Programador",
    text: "Aplicações, consultoria, auditorias",
  },
  craftsman: {
    title: "Artesã",
    text: "Móveis por medida, restauro",
  },
};

const modes: Words["modes"] = {
  fill: "Preencher o que está vazio",
  add: "Adicionar os elementos",
  replace: "Substituir",
  skip: "Não importar",
};

const noteSentences: Words["noteSentences"] = {
  cut: ({ chars, most }, where) => `${where}: cortado, ${figure(chars)} caracteres para um máximo de ${figure(most)}.`,
  bad_value: (_note, where) => `${where}: valor não aceite, deixado de fora.`,
  incomplete: (_note, where) => `${where}: falta no ficheiro; o elemento fica de fora.`,
  too_many: ({ chars, most }, where) =>
    `${where}: ${counted(chars, "elemento", "elementos")}; são importados os primeiros ${figure(most)}.`,
  too_long: (_note, where) => `${where}: demasiado texto para a secção, deixado de fora.`,
  paid: (_note, where) => `${where}: exclusivo da versão paga.`,
  picture: ({ item }) => `Imagem não aceite: ${item}.`,
  no_room: ({ item }) =>
    `Não há espaço suficiente para esta imagem: ${item}. A página «Espaço utilizado» mostra o que o ocupa.`,
  drawn: (_note, where) => `${where}: o ficheiro não tem imagem; um desenho ocupa o lugar dela. Substitua-o.`,
  language: (_note, where) => `${where}: o seu site não pode ter este idioma, que fica de fora.`,
};

export const importWords: Words = {
  title: "Importar",
  lead: "Comece com o que já tem. Antes de qualquer alteração, verá o que vai ser preenchido.",
  file: "Um ficheiro",
  fileText: "Largue-o aqui ou escolha-o: o tipo é reconhecido pelo conteúdo.",
  kinds: [
    "O arquivo de um site Vitrine (zip ou json)",
    "Um JSON Resume (json)",
    "A exportação dos seus dados do LinkedIn (zip)",
  ],
  limit: (megabytes) => `No máximo ${figure(megabytes)} MB. O ficheiro não é conservado.`,
  choose: "Escolher um ficheiro",
  chooseLabel: "Escolher um ficheiro para importar",
  sending: (done) => `A enviar… ${percent(done)}`,
  reading: "A ler o ficheiro…",
  language: "Idioma dos textos",
  languageHint: "Um JSON Resume, uma exportação do LinkedIn e os exemplos vão para este idioma.",
  sample: "Um exemplo",
  sampleText: (where) =>
    `Um site inventado, ${where}, para substituir palavra por palavra. Um clique numa imagem aplica-o, outro retira-o.`,
  trade: "Exemplo",
  begin: ": começar com este layout",
  begun: (title) => `O exemplo «${title}» está no lugar. O seu site continua em construção: só você o vê.`,
  samples,
  ofSample: (title) => `do exemplo «${title}»`,
  start: "Pré-visualizar",
  oneFile: (name) => `Um só ficheiro de cada vez: ${name} foi aceite.`,

  previewTitle: "Antes de importar",
  from: (source, name) =>
    source === "sample"
      ? `${sources.sample}: ${samples[name as keyof typeof samples]?.title ?? name}`
      : `${sources[source]}: ${name}`,
  nothingYet: "Ainda nada mudou. Escolha, parte por parte, o que a importação deve fazer.",
  allAs: "Para todas as partes",
  mode: (part) => `Para a parte «${part}»`,
  modes,
  shared: "todos os idiomas",
  textFilled: "preenchido",
  textReplaced: "substituído",
  textKept: "fica como está",
  textSame: "já idêntico",
  textSkipped: "não importado",
  onSite: "No seu site:",
  before: "Antes:",
  after: "Depois:",
  inFile: "No ficheiro:",
  readAll: "Ler tudo",
  readLess: "Mostrar menos",
  entryAdded: "adicionado",
  entryRemoved: "removido",
  entryKept: "fica",
  entryThere: "já existe",
  entryLeft: "deixado de fora",
  unnamed: "Sem nome",
  surplus: (left) => `${counted(left, "elemento", "elementos")} sem lugar: a lista está cheia.`,
  settings: "Definições e imagens",
  styles: "Estilos dos textos",
  contactPublic: "Estes contactos ficarão visíveis para todos os visitantes.",
  newLanguages: (names, many) => `${byNumber(many, "Idioma adicionado", "Idiomas adicionados")} ao seu site: ${names}.`,
  look: "Trazer também a barra, o tema, a composição, o selo e a publicação em JSON Resume",
  sampleLook: "Usar também o tema e os estilos de texto do exemplo",
  notes: "Convém saber",
  noteSentences,
  noPlace: "Sem lugar no seu site",
  noPlaceText: "Estas partes do ficheiro não serão importadas.",
  parts: {
    education: "Formação",
    awards: "Prémios",
    certificates: "Certificados",
    publications: "Publicações",
    languages: "Idiomas falados",
    interests: "Interesses",
    volunteer: "Voluntariado",
    "basics.location": "Local",
    users: "Conta",
    Message: "Mensagens",
    "versions.jsonl": "Versões guardadas",
  },
  partDetails: (section) => `Outros detalhes: ${section}`,
  partOther: "Outras partes do ficheiro",
  times: (times) => `× ${figure(times)}`,
  online: "O seu site está online: os visitantes verão a importação de imediato.",
  startsOnline: "O seu site ficará online com a importação. Poderá voltar a pô-lo em construção nas definições.",
  sampleOnline:
    "O seu site está online: os visitantes verão estes textos inventados de imediato. Ponha-o primeiro em construção.",
  sampleHidden: "Um exemplo não é publicado: o seu site continua em construção até o publicar.",
  neverSets: "Uma importação nunca muda o seu endereço, a sua conta, a sua versão nem os seus nomes de domínio.",
  summary: (texts, entries, replaced, takesLook) =>
    `${[
      texts && counted(texts, "texto ou definição a preencher", "textos ou definições a preencher"),
      entries && counted(entries, "elemento a adicionar", "elementos a adicionar"),
      replaced && counted(replaced, "substituição ou remoção", "substituições ou remoções"),
      takesLook && "aparência incluída",
    ]
      .filter(Boolean)
      .join(", ")}.`,
  run: "Importar",
  running: "A importar…",
  drop: "Cancelar",
  done: "Importação concluída!",
  nothingNew: "Tudo o que este ficheiro contém já está no seu site.",
  nothingChosen: "Não há nada selecionado: nada mudará.",
  offer: "Já tem um perfil do LinkedIn, um JSON Resume ou um site Vitrine?",
  offerText: "Importe a respetiva exportação (zip ou json); um CV em PDF não pode ser lido.",
  offerLink: "Importar ou começar por um exemplo",
  offerImport: "Importar um ficheiro",

  sampleLeft: (title, left) =>
    `O seu site ainda contém o exemplo «${title}»: ${counted(left, "texto ou elemento inventado", "textos ou elementos inventados")}.`,
  removeSample: "Remover o exemplo",
  removed: "Exemplo removido. O que escreveu ficou.",

  account: "Importação e JSON Resume",
  accountHint: "Trazer o que já tem noutro lugar e deixar outras ferramentas lerem o seu percurso.",
  offersResume: "Publicar o meu percurso em JSON Resume",
  offersResumeHint: "Um ficheiro público, legível por outras ferramentas, com o que a sua página já mostra.",
  resumeOn: "JSON Resume publicado.",
  resumeOff: "JSON Resume retirado.",
  newTab: "(novo separador)",
};

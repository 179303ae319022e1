// A site's storage: how much there is, what takes it up, what can be freed.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure, fileSize, percent } from "./numbers";

export const roomWords: Catalogue["roomWords"] = {
  title: "Espaço",
  look: "Ver o que ocupa espaço",
  see: "Detalhes",
  line: (used, most) => `${fileSize(used)} de ${fileSize(most)}`,
  lead: (used, most) =>
    used < most
      ? `${fileSize(used)} de ${fileSize(most)} em uso; ${fileSize(most - used)} livres.`
      : `Os ${fileSize(most)} do seu site estão todos em uso.`,
  over: (bytes) =>
    `O seu site ocupa ${fileSize(bytes)} a mais do que o seu espaço. Nada é eliminado e os textos continuam a ser guardados; novos ficheiros têm de esperar que haja espaço.`,
  full: "O espaço está quase cheio: um ficheiro maior será recusado.",
  filling: (part) => `${percent(Math.floor(part * 100))} do espaço do seu site está em uso.`,
  taken: "O espaço está cheio: novos ficheiros são recusados. Os textos continuam a ser guardados.",
  unconfirmed: "Confirme o seu endereço de e-mail para ter mais espaço.",
  paid: (bytes) => `A versão paga oferece ${fileSize(bytes)}.`,
  meter: "Espaço em uso",
  parts: "O que ocupa espaço",
  nothing: "Ainda nada. Imagens, CV e versões aparecerão aqui.",
  kinds: {
    cv: "CV feitos a partir do site",
    draft: (section) => `Rascunho: ${section}`,
    versions: "Ficheiros que só as versões mostram",
    unused: "Ficheiros que não são usados",
    texts: "Textos das versões",
    settings: "Definições do site",
  },
  count: (count) => counted(count, "ficheiro", "ficheiros"),
  spare: "A recuperar de imediato",
  spareNothing:
    "Nada: tudo o que está conservado é usado. Para libertar espaço, remova ou substitua um ficheiro no seu editor e guarde.",
  unused: (count, bytes) =>
    byNumber(
      count,
      `1 ficheiro enviado não é usado em nenhum lugar (${fileSize(bytes)}).`,
      `${figure(count)} ficheiros enviados não são usados em nenhum lugar (${fileSize(bytes)}).`,
    ),
  unusedHint: "São eliminados automaticamente ao fim de um dia.",
  dropUnused: "Eliminar estes ficheiros",
  versions: (bytes) => `Versões antigas conservam ${fileSize(bytes)} de imagens e ficheiros retirados do site.`,
  versionsHint: "Se faltar espaço para um envio, as mais antigas são eliminadas automaticamente.",
  dropVersions: "Eliminar estas versões",
  asked: {
    unused: "Eliminar os ficheiros que não são usados?",
    unusedText: "Um ficheiro que acabou de remover de um rascunho só poderá voltar se for enviado de novo.",
    versions: "Eliminar estas versões antigas?",
    versionsText:
      "As versões que mostram estes ficheiros já não poderão ser restauradas. O que está agora no seu site não muda.",
    confirm: "Eliminar",
  },
  freed: (bytes) => `${fileSize(bytes)} libertados.`,
  largest: "Os maiores ficheiros",
  unnamed: "Sem nome",
  whatCounts:
    "Um ficheiro conta como 16 KB, pelo menos. As cópias reduzidas que dele fazemos, as mensagens recebidas, as visitas e os arquivos para descarregar não contam.",
};

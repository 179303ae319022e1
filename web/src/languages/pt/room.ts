// A site's storage: how much there is, what takes it up, what can be freed.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure, fileSize, percent } from "./numbers";

export const roomWords: Catalogue["roomWords"] = {
  title: "Espaço utilizado",
  look: "Ver o que ocupa espaço",
  see: "Detalhes",
  line: (used, most) => `${fileSize(used)} de ${fileSize(most)}`,
  lead: (used, most) =>
    used < most
      ? `${fileSize(used)} de ${fileSize(most)} em uso; ${fileSize(most - used)} livres.`
      : `Os ${fileSize(most)} do seu site estão todos em uso.`,
  over: (bytes) =>
    `O seu site excede em ${fileSize(bytes)} o espaço disponível. Nada é eliminado e os textos continuam a ser guardados; novos ficheiros têm de esperar que haja espaço.`,
  full: "O espaço está quase cheio: um ficheiro maior será recusado.",
  filling: (part) => `${percent(Math.floor(part * 100))} do espaço do seu site está em uso.`,
  taken: "O espaço está cheio: novos ficheiros são recusados. Os textos continuam a ser guardados.",
  unconfirmed: "Confirme o seu endereço de e-mail para ter mais espaço.",
  paid: (bytes) => `A versão paga oferece ${fileSize(bytes)}.`,
  parts: "O que ocupa espaço",
  nothing: "Ainda não há nada. Imagens, CV e versões aparecerão aqui.",
  kinds: {
    cv: "CV feitos a partir do site",
    draft: (section) => `Rascunho: ${section}`,
    versions: "Ficheiros que só as versões mostram",
    unused: "Ficheiros não usados",
    texts: "Textos das versões",
    settings: "Definições do site",
  },
  count: (count) => counted(count, "ficheiro", "ficheiros"),
  spare: "O que pode libertar já",
  spareNothing:
    "Nada: tudo o que ocupa espaço está a ser usado. Para libertar espaço, remova ou substitua um ficheiro no respetivo editor e guarde.",
  unused: (count, bytes) =>
    byNumber(
      count,
      `1 ficheiro enviado não está a ser usado (${fileSize(bytes)}).`,
      `${figure(count)} ficheiros enviados não estão a ser usados (${fileSize(bytes)}).`,
    ),
  unusedHint: "A eliminação é automática ao fim de um dia.",
  dropUnused: "Eliminar estes ficheiros",
  versions: (bytes) => `As versões antigas conservam ${fileSize(bytes)} de imagens e ficheiros retirados do site.`,
  versionsHint: "Se faltar espaço para um envio, as mais antigas são eliminadas automaticamente.",
  dropVersions: "Eliminar estas versões",
  asked: {
    unused: "Eliminar os ficheiros não usados?",
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
    "Um ficheiro conta como 16 KB, pelo menos. As cópias reduzidas que fazemos dele, as mensagens recebidas, as visitas e os arquivos para descarregar não contam.",
};

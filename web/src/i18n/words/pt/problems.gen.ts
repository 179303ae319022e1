// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("pt-PT");
export const otherProblems = {
  "network.offline": "O servidor não responde. Verifique a ligação à Internet.",
  "server.bad_host": "Este pedido não indica a que endereço se destina.",
  "server.body_too_large": "O conteúdo é demasiado grande para ser enviado.",
  "server.body_too_slow": "O envio demorou demasiado tempo.",
  "server.failed": "Ocorreu um erro no servidor.",
  "server.invalid": "Alguns campos não são válidos.",
  "server.method_not_allowed": "Esta ação não é possível aqui.",
  "server.no_space": "O servidor já não tem espaço para guardar.",
  "server.not_found": "Não encontrado.",
  "server.too_many": (given: { seconds?: unknown }): string => counted(Number(given.seconds), { one: `Demasiadas tentativas. Tente novamente dentro de ${figure(Number(given.seconds))} segundo.`, many: `Demasiadas tentativas. Tente novamente dentro de ${figure(Number(given.seconds))} segundos.`, other: `Demasiadas tentativas. Tente novamente dentro de ${figure(Number(given.seconds))} segundos.` }),
  "server.conflict": "Outra alteração chegou ao mesmo tempo. Tente novamente.",
  "server.unavailable": "O serviço está temporariamente indisponível.",
  "server.unknown_host": "Este não é o endereço deste site.",
  "server.unsupported_body": "Este formato não é aceite.",
  "site.idempotency_key_reused": "Estas alterações já foram guardadas.",
  "site.not_suspended": "Este site não está suspenso.",
  "site.revision_missing": "Falta a versão de partida: recarregue a página.",
  "site.section_too_long": (given: { maxChars?: unknown }): string => counted(Number(given.maxChars), { one: `Esta secção tem demasiado texto: no máximo ${figure(Number(given.maxChars))} caracteres por idioma. Encurte-a ou remova elementos.`, many: `Esta secção tem demasiado texto: no máximo ${figure(Number(given.maxChars))} caracteres por idioma. Encurte-a ou remova elementos.`, other: `Esta secção tem demasiado texto: no máximo ${figure(Number(given.maxChars))} caracteres por idioma. Encurte-a ou remova elementos.` }),
  "site.slug_taken": "Este endereço já está ocupado.",
  "site.too_many_items": (given: { max?: unknown }): string => counted(Number(given.max), { one: `No máximo ${figure(Number(given.max))} elementos nesta lista. Remova um para adicionar outro.`, many: `No máximo ${figure(Number(given.max))} elementos nesta lista. Remova um para adicionar outro.`, other: `No máximo ${figure(Number(given.max))} elementos nesta lista. Remova um para adicionar outro.` }),
  "site.too_many_languages": (given: { max?: unknown }): string => counted(Number(given.max), { one: `No máximo ${figure(Number(given.max))} idiomas.`, many: `No máximo ${figure(Number(given.max))} idiomas.`, other: `No máximo ${figure(Number(given.max))} idiomas.` }),
  "site.stale": "Esta secção foi entretanto guardada noutro lugar.",
  "site.suspended_gone": "Este site já não está disponível.",
  "site.suspended_legal": "Este site não está disponível por motivos legais.",
  "storage.file_missing": "Este ficheiro já não existe.",
  "storage.no_answer": "O armazenamento dos ficheiros não responde. Tente novamente dentro de momentos.",
  "tiers.already_paid": "A versão paga já está ativa.",
  "tiers.key_empty": "Indique uma chave de ativação!",
  "tiers.key_invalid": "❌ Chave inválida!",
  "tiers.key_mistyped": "❌ Chave inválida!",
  "tiers.one_language": "Versão gratuita: só é permitido um idioma!",
  "tiers.paid_only": "Exclusivo da versão paga.",
};
export const problemForms = {
  withReference: (text: string, reference: string): string => `${text} (ref. ${reference})`,
  waitMinutes: (minutes: number): string => counted(minutes, { one: `Demasiadas tentativas. Tente novamente dentro de ${figure(minutes)} minutos.`, many: `Demasiadas tentativas. Tente novamente dentro de ${figure(minutes)} minutos.`, other: `Demasiadas tentativas. Tente novamente dentro de ${figure(minutes)} minutos.` }),
};

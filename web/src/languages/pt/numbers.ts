// Numbers, sizes and hours in Portuguese, by `Intl`. The pages of i18n/ are read only after this language has spoken up, so
// nothing here may import them; the same holds for every file of this folder, types apart.
// European spelling, in words that Brazil reads too: no «tu» and no «você»; buttons are infinitives, hints polite imperatives.
// One word for one thing: site, secção, rascunho, versão, composição (layout), tema, Início, painel (dashboard), espaço (room),
// comentário (remark), link de revisão, denúncia (complaint), resumo semanal (letter), administrador (operator), chave de acesso
// (passkey), autenticação de dois fatores, código de recuperação, chave de ativação, versão paga, visitante, mensagem, link,
// idioma, página de espera, online, em construção, pré-visualização, enquadramento (focus), ficheiro (file), arquivo (archive),
// sugestão (proposal), vídeo (film), pesquisar (search). A key gives access to an account: «abrir uma conta» is to create one.
// One saves (guardar), publishes (publicar), undoes (desfazer), restores (restaurar) and takes data along (levar os dados); one
// removes (remover) what can come back and deletes (eliminar) what cannot; one begins and ends a session.
export const locale = "pt-PT";

const figures = new Intl.NumberFormat(locale);
const rules = new Intl.PluralRules(locale);

/** '12 400'. */
export const figure = (number: number): string => figures.format(number);
/** The words for one, or those for any other number; whole millions, which `Intl` sets apart, take the plural in digits. */
export const byNumber = (number: number, one: string, other: string): string =>
  rules.select(number) === "one" ? one : other;
/** '1 visita', '0 visitas'. */
export const counted = (number: number, one: string, other: string): string =>
  `${figure(number)} ${byNumber(number, one, other)}`;

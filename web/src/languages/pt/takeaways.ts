// What owners take along: their part of the account screen, and the refusals of that room.
import type { Catalogue } from "../catalogue";
import { dayAtHour, fileSize, hourOf, locale, percent } from "./numbers";

export const takeawayProblems: Catalogue["takeawayProblems"] = {
  "takeaway.bad_address": "Isto não é o endereço de um site. Exemplo: https://www.exemplo.pt/",
  "takeaway.interrupted": "Foi interrompida várias vezes.",
  "takeaway.nothing_yet": "Guarde primeiro o seu site: ainda não há nenhuma página para levar.",
  "takeaway.under_way": "Já há uma preparação em curso.",
};

const day = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" });

export const takeawayWords: Catalogue["takeawayWords"] = {
  title: "Os seus dados",
  hint: "O que criou aqui pertence-lhe. Pode levá-lo quando quiser.",
  kinds: {
    archive: {
      title: "Levar tudo",
      text: "Um arquivo com os seus textos, ficheiros, mensagens e dados da conta. Pode ser importado de novo.",
      ask: "Preparar o arquivo",
      download: "Descarregar o arquivo",
    },
    static: {
      title: "O site em ficheiros",
      text: "O seu site tal como está guardado, em todos os idiomas: páginas prontas a colocar em qualquer alojamento ou a abrir a partir do seu disco.",
      ask: "Preparar o site",
      download: "Descarregar o site",
    },
  },
  steps: {
    "": "Em espera",
    documents: "Os seus textos",
    files: "Os seus ficheiros",
    messages: "As suas mensagens",
    account: "A sua conta",
    pages: "As suas páginas",
    storing: "Último passo",
  },
  percent,
  progressOf: (title) => `Preparação: ${title}`,
  leave: "Pode sair desta página: a preparação continua.",
  ready: (bytes) => `Pronto · ${fileSize(bytes)}`,
  until: (until) => `Disponível até ${dayAtHour(day.format(new Date(until)), hourOf(new Date(until)))}.`,
  again: "Preparar de novo",
  cancel: "Cancelar",
  remove: "Eliminar",
  removeOf: (title) => `Eliminar: ${title}`,
  cancelOf: (title) => `Cancelar: ${title}`,
  failed: (reason) => `A preparação falhou. ${reason}`,
  retry: "Tentar novamente",
  dialog: {
    title: "O site em ficheiros",
    text: "Sem servidor, ninguém recebe as mensagens do formulário. Em vez disso, este pode abrir o programa de e-mail do visitante, com uma mensagem para o seu endereço.",
    withForm: "Manter o formulário",
    withoutForm: "Caso contrário, o formulário é retirado; os seus contactos continuam visíveis.",
    mailTo: "Endereço de e-mail do formulário",
    mailToHint: "Ficará visível para todos nas páginas.",
    address: "Endereço do futuro site (opcional)",
    addressHint: "Para os motores de pesquisa: links canónicos e mapa do site.",
    addressPlaceholder: "https://www.exemplo.pt/",
    ask: "Preparar o site",
  },
};

// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("pt-PT");
export const exportWords = {
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
  percent: (percent: number): string => `${figure(percent)}%`,
  progressOf: (title: string): string => `Preparação: ${title}`,
  leave: "Pode sair desta página: a preparação continua.",
  ready: (size: string): string => `Pronto · ${size}`,
  until: (until: string): string => `Disponível até ${until}.`,
  again: "Preparar de novo",
  cancel: "Cancelar",
  remove: "Eliminar",
  removeOf: (title: string): string => `Eliminar: ${title}`,
  cancelOf: (title: string): string => `Cancelar: ${title}`,
  failed: (reason: string): string => `A preparação falhou. ${reason}`,
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

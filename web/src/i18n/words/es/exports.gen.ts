// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("es");
export const exportWords = {
  title: "Sus datos",
  hint: "Lo que ha puesto aquí le pertenece. Lléveselo cuando quiera.",
  kinds: {
    archive: {
      title: "Llevarse todo",
      text: "Una copia con sus textos, sus archivos, sus mensajes y los datos de su cuenta. Se puede volver a importar.",
      ask: "Preparar la copia",
      download: "Descargar la copia",
    },
    static: {
      title: "El sitio en archivos",
      text: "Su sitio en línea, tal como está guardado, en todos sus idiomas: páginas listas para subirlas a cualquier servidor o abrirlas desde su disco.",
      ask: "Preparar el sitio",
      download: "Descargar el sitio",
    },
  },
  steps: {
    "": "En espera",
    documents: "Sus textos",
    files: "Sus archivos",
    messages: "Sus mensajes",
    account: "Su cuenta",
    pages: "Sus páginas",
    storing: "Último paso",
  },
  percent: (percent: number): string => `${figure(percent)} %`,
  progressOf: (title: string): string => `Preparación: ${title}`,
  leave: "Puede salir de esta pantalla: la preparación continúa.",
  ready: (size: string): string => `Listo · ${size}`,
  until: (until: string): string => `Disponible hasta el ${until}.`,
  again: "Preparar de nuevo",
  cancel: "Cancelar",
  remove: "Eliminar",
  removeOf: (title: string): string => `Eliminar: ${title}`,
  cancelOf: (title: string): string => `Cancelar: ${title}`,
  failed: (reason: string): string => `La preparación ha fallado. ${reason}`,
  retry: "Reintentar",
  dialog: {
    title: "El sitio en archivos",
    text: "Sin un servidor, nadie recibe los mensajes del formulario. En su lugar, el formulario puede abrir el programa de correo del visitante, con un mensaje dirigido a usted.",
    withForm: "Conservar el formulario",
    withoutForm: "Si no, el formulario se quita; sus datos de contacto siguen visibles.",
    mailTo: "Dirección de correo del formulario",
    mailToHint: "Cualquiera podrá verla en las páginas.",
    address: "Dirección del futuro sitio (opcional)",
    addressHint: "Para los buscadores: enlaces canónicos y mapa del sitio.",
    addressPlaceholder: "https://www.ejemplo.com/",
    ask: "Preparar el sitio",
  },
};

// What stands at the visitors' own button. These words travel with a page that has it, and with no other.
import type { WordsLanguage } from "../../words/words";

export interface ShareWords {
  share: string;
  copy: string;
  copied: string;
  /** Where nothing could be copied: the address is marked, to be copied by hand. */
  marked: string;
  square: string;
  saveSquare: string;
  card: string;
}

export const shareWords: Record<WordsLanguage, ShareWords> = {
  EN: {
    share: "Share",
    copy: "Copy the link",
    copied: "Link copied.",
    marked: "Copy the selected address.",
    square: "QR code of this page",
    saveSquare: "Save the QR code",
    card: "Save the contact card",
  },
  FR: {
    share: "Partager",
    copy: "Copier le lien",
    copied: "Lien copié.",
    marked: "Copiez l’adresse sélectionnée.",
    square: "QR code de cette page",
    saveSquare: "Enregistrer le QR code",
    card: "Enregistrer la carte de contact",
  },
  ES: {
    share: "Compartir",
    copy: "Copiar el enlace",
    copied: "Enlace copiado.",
    marked: "Copie la dirección seleccionada.",
    square: "Código QR de esta página",
    saveSquare: "Guardar el código QR",
    card: "Guardar la tarjeta de contacto",
  },
  PT: {
    share: "Partilhar",
    copy: "Copiar o link",
    copied: "Link copiado.",
    marked: "Copie o endereço selecionado.",
    square: "Código QR desta página",
    saveSquare: "Guardar o código QR",
    card: "Guardar o cartão de contacto",
  },
  IT: {
    share: "Condividi",
    copy: "Copia il link",
    copied: "Link copiato.",
    marked: "Copi l’indirizzo selezionato.",
    square: "Codice QR di questa pagina",
    saveSquare: "Salva il codice QR",
    card: "Salva il contatto",
  },
  DE: {
    share: "Teilen",
    copy: "Link kopieren",
    copied: "Link kopiert.",
    marked: "Kopieren Sie die markierte Adresse.",
    square: "QR-Code dieser Seite",
    saveSquare: "QR-Code speichern",
    card: "Kontaktkarte speichern",
  },
  NL: {
    share: "Delen",
    copy: "Link kopiëren",
    copied: "Link gekopieerd.",
    marked: "Kopieer het gemarkeerde adres.",
    square: "QR-code van deze pagina",
    saveSquare: "QR-code opslaan",
    card: "Contactkaart opslaan",
  },
  AR: {
    share: "مشاركة",
    copy: "نسخ الرابط",
    copied: "تم نسخ الرابط.",
    marked: "يرجى نسخ العنوان المحدد.",
    square: "رمز QR لهذه الصفحة",
    saveSquare: "حفظ رمز QR",
    card: "حفظ بطاقة جهة الاتصال",
  },
};

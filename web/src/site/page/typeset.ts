// Words as the press sets them (server: cv/): in a CV, and in the picture that link previews show.
import { withoutHyphens } from "./hyphens";

/** Plain letters, so that a name in capitals or without its accents is known again. */
export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();

/** Neither the page's soft hyphens nor pictures among letters, which no font of the press has. */
export const typesetPart = (text: string): string =>
  withoutHyphens(text)
    .replace(/\p{Extended_Pictographic}\ufe0f|\p{Emoji_Presentation}|\ufe0f/gu, "")
    .replace(/[ \t]+/g, " ")
    .replace(/\p{Cc}/gu, (sign) => (sign === "\n" ? sign : ""));
export const typeset = (text: string): string => typesetPart(text).trim();

export const line = (text: string): string => typeset(text).replace(/[ \n]+/g, " ");

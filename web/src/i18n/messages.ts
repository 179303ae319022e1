// The inbox's sentences.
import { replySubject as subjects } from "../contract/words/replySubject.gen";
import { spoken } from "./spoken";
import * as french from "./words/fr/messages.gen";

export const inboxWords = spoken("inboxWords", french.inboxWords);

/** Of an answer, in the language of the visitor's message. */
export const replySubject = (language: string): string =>
  new Map(Object.entries(subjects)).get(language) ?? subjects.EN;

// The inbox's sentences, and those of the problems that the room of messages answers.
import type { ProblemCode } from "../api/client";
import { replySubject as subjects } from "../contract/words/replySubject.gen";
import type { Sentence } from "./sentence";
import { spoken } from "./spoken";
import * as french from "./words/fr/messages.gen";

type MessageCode = Extract<ProblemCode, `messages.${string}`>;

export const messageProblems: Record<MessageCode, Sentence> = spoken("messageProblems", french.messageProblems);

export const inboxWords = spoken("inboxWords", french.inboxWords);

/** Of an answer, in the language of the visitor's message. */
export const replySubject = (language: string): string =>
  new Map(Object.entries(subjects)).get(language) ?? subjects.EN;

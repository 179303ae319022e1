// The sentences about a site's room: how much there is, what takes it, what can be had back.
import { spoken } from "./spoken";
import * as french from "./words/fr/room.gen";

export const roomWords = spoken("roomWords", french.roomWords);

import { expect, it } from "vitest";
import { titleLines } from "./title";

it.each([
  ["", []],
  ["Kerléo", ["Kerléo"]],
  ["Maud Kerléo", ["Maud", "Kerléo"]],
  ["Donner à lire", ["Donner", "à lire"]],
  ["Dessiner peu dessiner juste", ["Dessiner peu", "dessiner juste"]],
  ["Des livres et des affiches", ["Des livres et des affiches"]],
  ["  Maud \n Kerléo ", ["Maud", "Kerléo"]],
  ["Bora Bora", ["Bora", "Bora"]],
  ["Bonjour !", ["Bonjour\u00a0!"]],
  ["Et vous\u202f?", ["Et", "vous\u202f?"]],
  ["« Donner à lire » !", ["«\u00a0Donner", "à lire\u00a0»\u00a0!"]],
])("splits %j into %j", (title, lines) => {
  expect(titleLines(title)).toEqual(lines);
});

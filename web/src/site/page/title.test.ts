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
])("splits %j into %j", (title, lines) => {
  expect(titleLines(title)).toEqual(lines);
});

import { expect, it } from "vitest";
import { forgetAccount } from "../../api/accountState";
import { lastPublication } from "./lastPublication";

it("offers the page before as long as nothing was saved since, and to nobody else", () => {
  expect(lastPublication.undoAt(8)).toBeNull();
  lastPublication.note({ undo: 41, revision: 8 });
  expect(lastPublication.undoAt(8)).toBe(41);
  expect(lastPublication.undoAt(9)).toBeNull();
  forgetAccount();
  expect(lastPublication.undoAt(8)).toBeNull();
});

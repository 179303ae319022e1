import { expect, describe as group, it } from "vitest";
import { options } from "../../contract/catalogues.gen";
import { addedMessage, deletedMessage } from "../labels";
import { describe, type ListDescription, shownFields } from "../model";
import { namedAfter } from "./itemRules";

const entries = describe("contact").lists.find(({ name }) => name === "entries") as ListDescription;
const picked = (values: Record<string, string>, network: string) =>
  namedAfter("contact", entries, "network", values, network);

group("an entry's title when a network is picked", () => {
  it("is the network's name", () => {
    expect(picked({ network: "", title: "" }, "phone")).toEqual({ title: "Téléphone" });
  });
  it("changes with the network", () => {
    expect(picked({ network: "phone", title: "Téléphone" }, "email")).toEqual({ title: "Email" });
  });
  it("stays what its owner wrote", () => {
    expect(picked({ network: "phone", title: "Atelier" }, "email")).toEqual({});
  });
});

it.each([
  ["skills", null, "Carte ajoutée !", "Carte supprimée !"],
  ["skills", "0a1b", "Image ajoutée !", "Image supprimée !"],
  // An import may bring one without.
  ["projects", null, "Carte ajoutée !", "Carte supprimée !"],
  ["projects", "0a1b", "Image ajoutée !", "Image supprimée !"],
] as const)("a card of %s whose picture is %j: %s %s", (section, image, added, deleted) => {
  expect(addedMessage(section, section, { image })).toBe(added);
  expect(deletedMessage(section, section, { image })).toBe(deleted);
});

it.each(options)("a project has a title field in %s, and can be given one later", (option) => {
  const [projects] = describe("projects").lists as [ListDescription];
  expect(shownFields(projects, option).map(({ name }) => name)).toContain("title");
});

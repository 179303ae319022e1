import { expect, describe as group, it } from "vitest";
import { options } from "../../contract/catalogues.gen";
import { addedMessage } from "../labels";
import { describe, type ListDescription } from "../model";
import { namedAfter, shownFields } from "./itemRules";

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
  [null, "Carte ajoutée !"],
  ["0a1b", "Image ajoutée !"],
])("a card whose picture is %j: %s", (image, words) => {
  expect(addedMessage("skills", "skills", { image })).toBe(words);
});

it.each(options)("a project has a title field in %s, and can be given one later", (option) => {
  const [projects] = describe("projects").lists as [ListDescription];
  expect(shownFields(projects, option).map(({ name }) => name)).toContain("title");
  expect(projects.editableIn).toContain(option);
});

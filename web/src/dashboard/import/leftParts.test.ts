import { expect, it } from "vitest";
import { leftParts } from "./leftParts";

const left = (name: string, count = 1, says = "") => ({ name, count, says });

it("names what has no place in words, each once", () => {
  const parts = [
    left("education", 2, "Nantes, Rennes"),
    left("basics.location"),
    left("projects.roles", 1, "Dessin"),
    left("projects.entity", 1, "Quai"),
    left("users"),
    left("x-vendor", 3),
    left("Connections.csv"),
  ];
  expect(leftParts(parts)).toEqual([
    left("Formation", 2, "Nantes, Rennes"),
    left("Lieu"),
    left("Autres détails\u202f: Projets", 2, "Dessin, Quai"),
    left("Compte"),
    left("Autres parties du fichier", 3),
    left("Connections.csv"),
  ]);
});

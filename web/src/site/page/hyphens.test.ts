import { describe, expect, it } from "vitest";
import { withHyphens, withoutHyphens } from "./hyphens";

const divided = (text: string, language: string): string => withHyphens(text, language, 12).replaceAll("\u00ad", "-");

describe("a word too long for its place", () => {
  it.each([
    ["DE", "Verantwortungsbewusstsein", "Ver-ant-wor-tungs-be-wusst-sein"],
    ["FR", "Anticonstitutionnellement", "Anti-cons-ti-tu-tion-nel-le-ment"],
    ["FR", "transdisciplinaires", "trans-dis-ci-pli-nai-res"],
    ["ES", "desarrolladoras", "desa-rro-lla-do-ras"],
    ["EN", "photographically", "pho-to-gra-phi-cally"],
    ["IT", "precipitevolissimevolmente", "pre-ci-pi-te-vo-lis-si-me-vol-mente"],
  ])("is divided between its syllables, in %s", (language, word, syllables) => {
    expect(divided(word, language)).toBe(syllables);
  });

  it("leaves other words, other scripts and addresses as they are", () => {
    expect(divided("Je dessine des affiches", "FR")).toBe("Je dessine des affiches");
    expect(divided("والمسؤولياتالاجتماعية", "AR")).toBe("والمسؤولياتالاجتماعية");
  });

  it("is the same word without its hyphens", () => {
    const long = "Responsabilités et Verantwortungsbewusstsein";
    expect(withoutHyphens(withHyphens(long, "DE", 12))).toBe(long);
  });
});

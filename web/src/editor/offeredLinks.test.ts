import { expect, describe as group, it } from "vitest";
import { networks, profileRules } from "../contract/networks.gen";
import { normaliseLink } from "./links";
import { describe } from "./model";
import { offeredFor, offeredLink } from "./offeredLinks";

group("a link for what was written of a contact", () => {
  it.each([
    ["email", "anna@atelier.fr", "mailto:anna@atelier.fr"],
    ["phone", "06 12 34 56 78", "tel:0612345678"],
    ["website", "atelier.fr", "https://atelier.fr"],
    ["instagram", "@anna.martin", "https://www.instagram.com/anna.martin"],
    ["instagram", "instagram.com/anna", "https://instagram.com/anna"],
    ["twitter", "anna", "https://x.com/anna"],
    ["linkedin", "anna-martin", "https://www.linkedin.com/in/anna-martin"],
    ["whatsapp", "+33 6 12-34.56 78", "https://wa.me/33612345678"],
    ["bluesky", "@anna.bsky.social", "https://bsky.app/profile/anna.bsky.social"],
    ["mastodon", "@anna@mamot.fr", "https://mamot.fr/@anna"],
    ["tiktok", "@anna", "https://www.tiktok.com/@anna"],
    ["orcid", "0000-0002-1825-009X", "https://orcid.org/0000-0002-1825-009X"],
  ])("%s, %s", (network, written, link) => {
    expect(offeredLink(network, written)).toBe(link);
  });

  it.each([
    ["email", "sur demande"],
    ["email", "06 12 34 56 78"],
    ["phone", "anna@atelier.fr"],
    ["facebook", "Anna Martin"],
    ["whatsapp", "06 12 34 56 78"],
    ["mastodon", "anna"],
    ["bluesky", "anna"],
    ["orcid", "Anna"],
    ["github", "javascript:alert(1)"],
    ["github", "../admin"],
    ["", "anna"],
  ])("%s, %s: none that could be wrong", (network, written) => {
    expect(offeredLink(network, written)).toBe("");
  });

  it("may stand on a page, whatever network it leads to", () => {
    const samples = ["anna", "+33612345678", "anna.bsky.social", "anna@mamot.fr", "0000-0002-1825-0097", "atelier.fr"];
    for (const network of Object.keys(networks)) {
      const offered = samples.map((written) => offeredLink(network, written)).filter(Boolean);
      expect(offered, network).not.toEqual([]);
      for (const link of offered) expect(normaliseLink(link)).toBe(link);
    }
    expect(Object.keys(networks)).toEqual(expect.arrayContaining(Object.keys(profileRules)));
  });

  it("is offered only where none is written", () => {
    const field = describe("contact").lists[0]?.fields.find(({ name }) => name === "link");
    if (!field) throw new Error("contact entries have a link");
    const entry = { network: "email", detail: "anna@atelier.fr", link: "" };
    expect(offeredFor(field, entry)).toBe("mailto:anna@atelier.fr");
    expect(offeredFor(field, { ...entry, link: "https://atelier.fr" })).toBe("");
  });
});

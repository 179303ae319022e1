import { describe, expect, it } from "vitest";
import { longMoment, shortMoment } from "./dates";
import { replyLink } from "./reply";

describe("the reply link", () => {
  it("quotes the text and greets in the visitor's language", () => {
    const link = new URL(replyLink({ email: "sarah@press.example", message: "Hello,\nthere", language: "EN" }));
    expect(link.pathname).toBe("sarah@press.example");
    expect(link.searchParams.get("subject")).toBe("Re: Your message");
    expect(link.searchParams.get("body")).toBe("\r\n\r\n> Hello,\r\n> there");
  });

  it("lets no address add a header", () => {
    const link = new URL(replyLink({ email: "a?bcc=all&cc=x%0a@example.org", message: "", language: "FR" }));
    expect([...link.searchParams.keys()]).toEqual(["subject", "body"]);
    expect(decodeURIComponent(link.pathname)).toBe("a?bcc=all&cc=x%0a@example.org");
  });

  it("stays short enough for mail programs, without cutting a letter in two", () => {
    const link = replyLink({ email: "a@example.org", message: "👩‍🎨".repeat(2000), language: "FR" });
    expect(() => decodeURIComponent(link)).not.toThrow();
    expect(decodeURIComponent(link).length).toBeLessThan(3000);
  });
});

describe("moments", () => {
  const now = new Date(2026, 10, 15, 12, 0);
  const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

  it.each([
    [at(2026, 10, 15, 9, 5), "9 h 05"],
    [at(2026, 10, 14, 23, 59), "Hier"],
    [at(2026, 10, 9, 8, 0), "9 nov."],
    [at(2025, 0, 2, 8, 0), "2 janv. 2025"],
  ])("%s is %s in the list", (iso, text) => {
    expect(shortMoment(iso, now).replace(/[\u202f\u00a0]/g, " ")).toBe(text);
  });

  it("is written out in the letter", () => {
    expect(longMoment(at(2026, 10, 14, 10, 12), now).replace(/[\u202f\u00a0]/g, " ")).toBe(
      "samedi 14 novembre, 10 h 12",
    );
  });
});

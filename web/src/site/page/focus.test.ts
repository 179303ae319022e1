import { describe, expect, it } from "vitest";
import { cutOff, focusClasses, focusRules, readFocus, writtenFocus } from "./focus";
import { sourcesOf } from "./pictures";

describe("what matters in a picture", () => {
  it.each([null, undefined, "", "30", "30 101", "30 70 301", "30 70 90", "a b", "30 70}a{", 5])(
    "is nothing where %j is stored",
    (value) => expect(readFocus(value)).toBeNull(),
  );

  it("is written in one way", () => {
    expect(writtenFocus({ x: 30, y: 70, zoom: 100 })).toBe("30 70");
    expect(readFocus("30 70")).toEqual({ x: 30, y: 70, zoom: 100 });
    expect(readFocus(writtenFocus({ x: 0, y: 100, zoom: 250 }))).toEqual({ x: 0, y: 100, zoom: 250 });
  });

  it("has one rule in the page's stylesheet, however many pictures wear it, and none where nobody chose", () => {
    const picture = (focus?: string) => ({ picture: { src: "/a.jpg", ...(focus && { focus }) } });
    const worn = focusClasses({ x: 30, y: 70, zoom: 200 });
    expect(worn).toBe("at-30-70-200 is-cut");
    expect(
      focusRules({ projects: { projects: [picture(), picture(worn), picture(worn), picture("at-0-100")] } }),
    ).toEqual([".at-30-70-200{--at:30% 70%;--zoom:2;--cut:35% 35% 15% 15%}", ".at-0-100{--at:0% 100%}"]);
    expect(focusRules({ home: picture(), about: null })).toEqual([]);
  });

  it("is enlarged so that what is left fills the frame again", () => {
    const focus = { x: 30, y: 70, zoom: 150 };
    const [top = 0, right = 0, bottom = 0, left = 0] = cutOff(focus).split(" ").map(Number.parseFloat);
    expect(100 - left - right).toBeCloseTo(100 / 1.5, 1);
    expect(100 - top - bottom).toBeCloseTo(100 / 1.5, 1);
    // Scaled around the point, the left edge of the rest stands at the frame's.
    expect(focus.x + 1.5 * (left - focus.x)).toBeCloseTo(0, 1);
  });

  it("needs more dots where it is enlarged", () => {
    const copies = { edition: "abc", widths: { webp: [400, 800] } };
    expect(sourcesOf({ src: "/m/a.jpg", copies }, "100vw")[0]?.srcSet).toContain("/400.webp 400w");
    expect(sourcesOf({ src: "/m/a.jpg", copies, zoom: 2 }, "100vw")[0]?.srcSet).toContain("/800.webp 400w");
  });
});

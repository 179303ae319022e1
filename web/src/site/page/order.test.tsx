import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { options } from "../../contract/catalogues.gen";
import { anchors } from "../../contract/places.gen";
import type { AppearanceSettings, Option, PageSection, SiteType } from "../../contract/types.gen";
import { makeSample, plainChoice } from "../../gallery/samples";
import { cvOf } from "../cv/cv";
import { layouts } from "../layouts/layouts.gen";
import { currentLink } from "../parts/shell/sections";
import { Site } from "../Site";
import { buildPage } from "./build";
import { headOf } from "./head";
import { orderFrom, pageOrder, shownAgain } from "./order";
import type { SiteSnapshot } from "./snapshot";

const actions = { send: async () => undefined, chooseTheme: () => undefined, chooseLanguage: () => undefined };

function arranged(chosen: Partial<AppearanceSettings>, option: Option = "option1", siteType: SiteType = "header") {
  const sample = makeSample({ ...plainChoice, option, siteType, hasCv: false }, {});
  const settings: AppearanceSettings = {
    order: [],
    hidden: [],
    background: "",
    text: "",
    accent: "",
    hidesDots: false,
    fontPair: "",
    corners: "",
    spacing: "",
    icon: "",
    iconLetters: "",
    iconPicture: null,
    ...chosen,
  };
  const appearance = { languages: {}, shared: { styles: {}, settings, lists: {} } };
  return { ...sample, sections: { ...sample.sections, appearance } } satisfies SiteSnapshot;
}

const written = (snapshot: SiteSnapshot): string => {
  const page = buildPage(snapshot, "FR");
  return renderToString(<Site page={page} layout={layouts[page.option]} actions={actions} />);
};
const placesIn = (html: string) =>
  [...html.matchAll(/<(?:div|section) id="(\w+)" class="site-(?:anchor|section)/g)].map(([, id]) => id);
const linksIn = (html: string) =>
  [...(html.match(/<nav.*?<\/nav>/)?.[0] ?? "").matchAll(/href="#(\w+)"/g)].map(([, to]) => to);
const at = (names: readonly PageSection[]) => names.map((name) => anchors[name]);

describe("the owner's order", () => {
  it("keeps the first section first, and puts what it does not name after what it names", () => {
    expect(orderFrom(undefined)).toBe(pageOrder);
    expect(orderFrom([])).toBe(pageOrder);
    const [first, ...others] = pageOrder;
    const rest = others.filter((name) => name !== "contact" && name !== "skills");
    expect(orderFrom(["contact", "no such", "home", "skills"])).toEqual([first, "contact", "skills", ...rest]);
  });

  it.each(options)("is that of the page, of its bars and of its icons: %s", (option) => {
    const order: AppearanceSettings["order"] = ["contact", "experience", "projects"];
    for (const siteType of ["header", "footer"] as const) {
      const html = written(arranged({ order }, option, siteType));
      expect(placesIn(html)).toEqual(at(orderFrom(order)));
      const links = linksIn(html);
      expect(links).toEqual(placesIn(html).filter((anchor) => links.includes(anchor)));
      expect(links.slice(0, 2)).toEqual([anchors.home, anchors.contact]);
    }
  });

  it("says which link stands for where one is", () => {
    const order = orderFrom(["contact", "skills", "projects"]);
    const links: PageSection[] = ["home", "contact", "projects"];
    expect(currentLink(links, "skills", order)).toBe("contact");
    expect(currentLink(links, "about", order)).toBe("projects");
  });

  it("leaves no trace where none was chosen", () => {
    const { appearance: _none, ...sections } = arranged({}).sections;
    expect(buildPage(arranged({}), "FR")).toEqual(buildPage({ ...arranged({}), sections }, "FR"));
    expect(buildPage(arranged({ order: [...pageOrder.slice(1)] as never }), "FR")).not.toHaveProperty("order");
  });
});

describe("a hidden section", () => {
  const hidden: AppearanceSettings["hidden"] = ["projects", "contact", "experience"];

  it.each(options)("is nowhere on the page: %s", (option) => {
    for (const siteType of ["header", "footer"] as const) {
      const snapshot = arranged({ hidden }, option, siteType);
      const page = buildPage(snapshot, "FR");
      const html = written(snapshot);
      for (const name of hidden) {
        expect(page.sections[name]).toBeNull();
        expect(html).not.toContain(`"#${anchors[name]}"`);
        expect(placesIn(html)).not.toContain(anchors[name]);
      }
      expect(headOf(page)).toMatchObject({ jobTitle: "", sameAs: [] });
    }
  });

  it("is not in the CV that is made of the site either", () => {
    const cv = cvOf(arranged({ hidden }), "FR", "");
    expect(cv.sections.map(({ kind }) => kind)).toEqual(["about", "skills"]);
    expect(cv.contact).toEqual([]);
  });

  it("cannot be the first one", () => {
    expect(buildPage(arranged({ hidden: ["home" as never] }), "FR").sections.home.title).not.toBe("");
  });

  it("is shown in its own editor's preview", () => {
    const again = shownAgain(arranged({ hidden }), "contact");
    expect(buildPage(again, "FR").sections.contact).not.toBeNull();
    expect(buildPage(again, "FR").sections.projects).toBeNull();
    const other = arranged({ hidden });
    expect(shownAgain(other, "about")).toBe(other);
  });
});

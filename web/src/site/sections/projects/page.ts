// Projects: a title and pictures. One whose picture is gone is not shown.
import type { Picture } from "../../page/picture";
import { type Rich, richly } from "../../page/rich";
import { type Langs, langsOf, languageOf, type WithLangs } from "../../page/standIns";
import { asItemTitle, asTitle, descriptionsOf, picture, titlesOf, viewsOf } from "../../page/viewParts";
import type { PageOf, View } from "../section";
import { linkTo } from "./own/link";

export interface ProjectView extends WithLangs {
  id: string;
  picture: Picture;
  title: string;
  description: string;
  descriptionRich?: Rich;
  link: string;
  /** Where it has a page of its own. Left out of every other project's JSON. */
  page?: { href: string; label: string; note?: string; noteLang?: Langs[string] } | undefined;
}

export type ProjectsView = View<
  "projects",
  {
    heading: string;
    usesSecondCarousel: boolean;
    projects: readonly ProjectView[];
  }
>;

export const page: PageOf<"projects", ProjectsView> = {
  icon: ["M3.5 6.5h13v14h-13z", "M7.5 3.5h13v13.5", "m3.5 17 4-4 3 3 2-2 4 4"],
  build: ({ content, shared, language, pageLanguage }, snapshot) => ({
    heading: asTitle(content.texts.heading, language),
    usesSecondCarousel: shared.settings.usesSecondCarousel,
    projects: viewsOf(
      content.lists.projects,
      snapshot,
      (item) => {
        const { id, image, imageFocus, alt, title, description, link, page: ownPage } = item;
        const found = picture(snapshot, image, alt || title, imageFocus);
        if (!found) return [];
        const spoken = languageOf(item, "description", language);
        const rich = richly("description", description, item.descriptionMarks, spoken);
        const named = asItemTitle(title, languageOf(item, "title", language));
        const own = linkTo(snapshot, ownPage, pageLanguage);
        return [{ id, picture: found, title: named, description, ...rich, link, ...own, ...langsOf(item) }];
      },
      `${pageLanguage} ${snapshot.basePath}`,
    ),
  }),
  plain: ({ projects }) => projects.flatMap(({ page: own }) => (own ? [own.label, own.note ?? ""] : [])),
  slots: ({ heading, projects }) => ({
    heading: [heading],
    itemTitle: titlesOf(projects),
    itemText: descriptionsOf(projects),
  }),
};

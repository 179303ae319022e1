// About: a heading and a text, and where the layout shows them the team or two photos.
import type { Picture } from "../../page/picture";
import { type Rich, richly } from "../../page/rich";
import { langsOf, languageOf, type WithLangs } from "../../page/standIns";
import { asItemTitle, asTitle, picture } from "../../page/viewParts";
import type { PageOf, View } from "../section";

export interface TeamView extends WithLangs {
  id: string;
  picture: Picture;
  name: string;
  role: string;
}

export type AboutView = View<
  "about",
  {
    heading: string;
    body: string;
    bodyRich?: Rich;
    galleryTitle: string;
    secondBody: string;
    secondBodyRich?: Rich;
    team: readonly TeamView[];
    /** At most two. */
    photos: readonly { id: string; picture: Picture }[];
  }
>;

export const page: PageOf<"about", AboutView> = {
  icon: ["M12 4.25a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5", "M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6"],
  build: ({ content: { texts, lists }, shared, language }, snapshot) => ({
    ...richly("body", texts.body, texts.bodyMarks, language),
    ...richly("secondBody", texts.secondBody, texts.secondBodyMarks, language),
    heading: asTitle(texts.heading, language),
    galleryTitle: asItemTitle(texts.galleryTitle, language),
    team: lists.team.flatMap((item) => {
      const { id, image, imageFocus, name, role, alt } = item;
      const found = picture(snapshot, image, alt || name, imageFocus);
      const named = asItemTitle(name, languageOf(item, "name", language));
      return found ? [{ id, picture: found, name: named, role, ...langsOf(item) }] : [];
    }),
    photos: shared.lists.photos.slice(0, 2).flatMap(({ id, image, imageFocus, alt }) => {
      const found = picture(snapshot, image, alt[language] ?? "", imageFocus);
      return found ? [{ id, picture: found }] : [];
    }),
  }),
  slots: ({ heading, body, galleryTitle, secondBody, team }) => ({
    heading: [heading],
    body: [body],
    galleryTitle: [galleryTitle],
    secondBody: [secondBody],
    itemTitle: team.map((member) => member.name),
    itemText: team.map((member) => member.role),
  }),
};

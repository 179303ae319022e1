// Skills: a heading and cards, each with a title of its own or 'Designer'.
import { sectionWords } from "../../../contract/words/sectionWords.gen";
import type { Picture } from "../../page/picture";
import { type Rich, richly } from "../../page/rich";
import { langsOf, languageOf, type WithLangs } from "../../page/standIns";
import { asItemTitle, asTitle, descriptionsOf, picture, titlesOf, viewsOf } from "../../page/viewParts";
import { spoken } from "../../words/index";
import type { PageOf, View } from "../section";

export interface SkillView extends WithLangs {
  id: string;
  picture: Picture | null;
  /** 'Designer' in the section's language when the owner wrote none. */
  title: string;
  description: string;
  descriptionRich?: Rich;
}

export type SkillsView = View<
  "skills",
  {
    heading: string;
    skills: readonly SkillView[];
  }
>;

export const page: PageOf<"skills", SkillsView> = {
  icon: ["M4 4h6.5v6.5H4z", "M13.5 4H20v6.5h-6.5z", "M4 13.5h6.5V20H4z", "M13.5 13.5H20V20h-6.5z"],
  build: ({ content, language }, snapshot) => ({
    heading: asTitle(content.texts.heading, language),
    skills: viewsOf(content.lists.skills, snapshot, (item) => {
      const { id, image, imageFocus, alt, title, description, descriptionMarks } = item;
      return [
        {
          id,
          picture: picture(snapshot, image, alt, imageFocus),
          title: asItemTitle(
            title.trim() || sectionWords.skills[spoken(language)].unnamed,
            languageOf(item, "title", language),
          ),
          description,
          ...richly("description", description, descriptionMarks, languageOf(item, "description", language)),
          ...langsOf(item),
        },
      ];
    }),
  }),
  slots: ({ heading, skills }) => ({
    heading: [heading],
    itemTitle: titlesOf(skills),
    itemText: descriptionsOf(skills),
  }),
};

// Testimonials: who said what of the owner.
import type { Picture } from "../../page/picture";
import { type Rich, richly } from "../../page/rich";
import { langsOf, languageOf, type WithLangs } from "../../page/standIns";
import { asItemTitle, asTitle, oneOfEach, picture, viewsOf } from "../../page/viewParts";
import type { PageOf, View } from "../section";

export interface TestimonialView extends WithLangs {
  id: string;
  quote: string;
  quoteRich?: Rich;
  name: string;
  role: string;
  /** Without words of its own: the name stands beside it. */
  picture: Picture | null;
  link: string;
}

export type TestimonialsView = View<
  "testimonials",
  {
    heading: string;
    testimonials: readonly TestimonialView[];
  }
>;

const quotesOf = oneOfEach((item: { quote: string }) => item.quote);
const namesOf = oneOfEach((item: { name: string }) => item.name);

export const page: PageOf<"testimonials", TestimonialsView> = {
  icon: ["M10 7.5H4V14h6zM10 14c0 2.5-1.5 4-4.5 4.5", "M20 7.5h-6V14h6zM20 14c0 2.5-1.5 4-4.5 4.5"],
  build: ({ content, language }, snapshot) => ({
    heading: asTitle(content.texts.heading, language),
    testimonials: viewsOf(content.lists.testimonials, snapshot, (item) => {
      const { id, image, imageFocus, quote, quoteMarks, name, role, link } = item;
      return [
        {
          id,
          quote,
          ...richly("quote", quote, quoteMarks, languageOf(item, "quote", language)),
          name: asItemTitle(name, languageOf(item, "name", language)),
          role,
          picture: picture(snapshot, image, "", imageFocus),
          link,
          ...langsOf(item),
        },
      ];
    }),
  }),
  slots: ({ heading, testimonials }) => ({
    heading: [heading],
    itemText: quotesOf(testimonials),
    itemTitle: namesOf(testimonials),
  }),
  plain: ({ testimonials }) => testimonials.map(({ role }) => role),
};

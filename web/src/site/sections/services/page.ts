// Services: what is offered, its price or 'sur devis', and where to read more.
import { sectionWords } from "../../../contract/words/sectionWords.gen";
import { type Rich, richly } from "../../page/rich";
import { langsOf, languageOf, type WithLangs } from "../../page/standIns";
import { asItemTitle, asTitle, descriptionsOf, titlesOf } from "../../page/viewParts";
import { spoken } from "../../words/index";
import type { PageOf, View } from "../section";
import { icons, type ServiceIcon } from "./icons";

export interface ServiceView extends WithLangs {
  id: string;
  /** Lines in a box of 24 × 24; the page carries those that it shows. */
  icon: readonly string[] | null;
  title: string;
  description: string;
  descriptionRich?: Rich;
  /** As its owner wrote it, 'sur devis' in the section's language, or nothing. */
  price: string;
  link: string;
}

export type ServicesView = View<
  "services",
  {
    heading: string;
    services: readonly ServiceView[];
  }
>;

export const page: PageOf<"services", ServicesView> = {
  icon: ["M3.5 8h17v11.5h-17z", "M8.5 8V4.5h7V8", "M3.5 13h17M12 11.5v3"],
  build: ({ content, language }) => ({
    heading: asTitle(content.texts.heading, language),
    services: content.lists.services.map((item) => {
      const { id, icon, title, description, descriptionMarks, price, isOnQuote, link } = item;
      return {
        id,
        icon: icon ? icons[icon] : null,
        title: asItemTitle(title, languageOf(item, "title", language)),
        description,
        ...richly("description", description, descriptionMarks, languageOf(item, "description", language)),
        price: isOnQuote ? sectionWords.services[spoken(language)].onQuote : price.trim(),
        link,
        ...langsOf(item),
      };
    }),
  }),
  slots: ({ heading, services }) => ({
    heading: [heading],
    itemTitle: titlesOf(services),
    itemText: descriptionsOf(services),
  }),
  plain: ({ services }) => services.flatMap(({ price, link }) => [price, link]),
  drawings: { "services.icon": (icon) => ({ lines: icons[icon as ServiceIcon] }) },
};

// Home: who this is. Each layout has texts of its own; the nearest written one stands in for an empty one.

import { sectionWords } from "../../../contract/words/sectionWords.gen";
import { layoutRules } from "../../layouts/rules.gen";
import type { Picture } from "../../page/picture";
import { titleLines } from "../../page/title";
import { asTitle, picture } from "../../page/viewParts";
import { spoken } from "../../words/index";
import type { PageOf, View } from "../section";
import { homeKicker, homeText, homeTitle, isOwnText, ownField, standIn, titleStandIn } from "./standIns";

export type HomeView = View<
  "home",
  {
    /** The line over the title, the subtitle ('Je suis ' when empty) or the text beside the logo: what the layout has. */
    kicker: string;
    /** Written for this very layout: a stand-in brings no decoration with it. */
    isKickerOwn: boolean;
    title: string;
    /** The title, split by its number of words. */
    titleLines: readonly string[];
    /** The short description or the footer's text: what the layout has. */
    note: string;
    logo: Picture | null;
    /** A logo in one colour is left in its own. */
    keepsLogoColours: boolean;
    photo: Picture | null;
    photoShape: "ronde" | "carre";
    isImageSmall: boolean;
    cvUrl: string | null;
  }
>;

const slots: PageOf<"home", HomeView>["slots"] = ({ kicker, title, note }, option) => ({
  firstLine: [],
  headline: [],
  subtitle: [],
  title: [],
  shortDescription: [],
  logoText: [],
  statement: [],
  footer: [],
  [ownField("kicker", option) ?? ""]: [kicker],
  [ownField("title", option) ?? ""]: [title],
  [ownField("note", option) ?? ""]: [note],
});

export const page: PageOf<"home", HomeView> = {
  icon: ["M3.5 11 12 4l8.5 7", "M5.5 9.5V20h13V9.5", "M10 20v-5.5h4V20"],
  // Whether it has a title, and which link is the CV's: the page asks for these.
  build({ content: { texts }, shared: { settings }, language, pageLanguage }, snapshot) {
    const { option, ownerName } = snapshot;
    const nameForNone = titleStandIn(settings, ownerName);
    const title = asTitle(homeTitle(option, texts, nameForNone), language);
    const { photoSizes, photoSwitch } = layoutRules[option];
    // Until the first one is made, what was sent stands.
    const made = settings.cvSource === "file" ? undefined : snapshot.madeCvs[pageLanguage];
    const cv = snapshot.media[made ?? settings.cv ?? ""];
    return {
      kicker: homeKicker(option, texts, nameForNone, pageLanguage),
      isKickerOwn: isOwnText("kicker", option, texts),
      title,
      titleLines: titleLines(title),
      note: homeText("note", option, texts),
      logo: settings.showsLogo ? picture(snapshot, settings.logo, texts.logoAlt || ownerName) : null,
      photo:
        photoSizes && settings[photoSwitch]
          ? picture(snapshot, settings.photo, texts.photoAlt || ownerName, settings.photoFocus)
          : null,
      keepsLogoColours: settings.keepsLogoColours,
      photoShape: settings.photoShape,
      isImageSmall: settings.imageSize === "small",
      cvUrl: settings.showsCv && cv?.type === "application/pdf" ? cv.url : null,
    };
  },
  empty: ({ ownerName, option, pageLanguage }) => ({
    kicker: layoutRules[option].introducesName ? sectionWords.home[spoken(pageLanguage)].subtitle : "",
    isKickerOwn: false,
    title: ownerName,
    titleLines: titleLines(ownerName),
    note: "",
    logo: null,
    keepsLogoColours: false,
    photo: null,
    photoShape: "ronde",
    isImageSmall: false,
    cvUrl: null,
  }),
  slots,
  lines: ({ titleLines: headline }) => ({ headline }),
  standIn,
};

// The dashboard's menu after 'Création du site': each place, and the screens in it. The first one is where the menu leads.
import { Languages, Palette, Share2, UserRound, UsersRound } from "lucide-react";
import { shellWords, typesiteWords } from "../i18n/dashboard";
import { inboxWords } from "../i18n/messages";
import { reviewWords } from "../i18n/reviews";
import { textListWords } from "../i18n/translation";
import type { IconDrawing } from "../ui/Icon";
import { titleOf } from "./labels";
import {
  accountPath,
  dataPath,
  editorPath,
  importPath,
  languagesPath,
  messagesPath,
  publicationPath,
  reviewLinksPath,
  storagePath,
  textsPath,
  versionsPath,
  visitsPath,
} from "./paths";

interface PlaceScreen {
  path: string;
  title: string;
  /** Screens that are reached from this one and belong to it. */
  within?: readonly string[];
}

interface Place {
  title: string;
  icon: IconDrawing;
  screens: readonly [PlaceScreen, ...PlaceScreen[]];
}

const { places: words } = shellWords;

export const appearancePlace: Place = {
  title: titleOf("appearance"),
  icon: Palette,
  screens: [{ path: editorPath("appearance"), title: titleOf("appearance") }],
};

const languagesPlace: Place = {
  title: typesiteWords.languages,
  icon: Languages,
  screens: [
    { path: languagesPath, title: words.siteLanguages },
    { path: textsPath, title: textListWords.title },
  ],
};

const publicationPlace: Place = {
  title: words.publication,
  icon: Share2,
  screens: [
    { path: publicationPath, title: typesiteWords.address },
    { path: editorPath("sharing"), title: titleOf("sharing") },
    { path: editorPath("legal"), title: titleOf("legal") },
    { path: reviewLinksPath, title: reviewWords.title },
  ],
};

export const visitorsPlace: Place = {
  title: words.visitors,
  icon: UsersRound,
  screens: [
    { path: messagesPath, title: inboxWords.title },
    { path: visitsPath, title: words.visits },
  ],
};

const accountPlace: Place = {
  title: shellWords.myAccount,
  icon: UserRound,
  screens: [
    { path: accountPath, title: words.profile },
    { path: dataPath, title: words.data, within: [importPath, versionsPath, storagePath] },
  ],
};

/** In the order of the menu. The account's own menu leads to the last one. */
export const menuPlaces: readonly Place[] = [appearancePlace, languagesPlace, publicationPlace, visitorsPlace];
const places: readonly Place[] = [...menuPlaces, accountPlace];

const isThere = ({ path, within }: PlaceScreen, pathname: string): boolean =>
  path === pathname || Boolean(within?.includes(pathname));

export const screenAt = (place: Place, pathname: string): PlaceScreen | undefined =>
  place.screens.find((screen) => isThere(screen, pathname));

export const placeAt = (pathname: string): Place | undefined =>
  places.find((place) => screenAt(place, pathname) !== undefined);

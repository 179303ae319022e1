// The dashboard in Spanish that both sides of the ocean understand.
import { speak } from "../../i18n/spoken";
import * as accounts from "../../i18n/words/es/accounts.gen";
import * as appearance from "../../i18n/words/es/appearance.gen";
import * as cv from "../../i18n/words/es/cv.gen";
import * as dashboard from "../../i18n/words/es/dashboard.gen";
import * as days from "../../i18n/words/es/days.gen";
import * as domains from "../../i18n/words/es/domains.gen";
import * as editor from "../../i18n/words/es/editor.gen";
import * as factors from "../../i18n/words/es/factors.gen";
import * as focus from "../../i18n/words/es/focus.gen";
import * as imports from "../../i18n/words/es/imports.gen";
import * as isoLanguageNames from "../../i18n/words/es/isoLanguageNames.gen";
import * as legal from "../../i18n/words/es/legal.gen";
import * as look from "../../i18n/words/es/look.gen";
import * as messages from "../../i18n/words/es/messages.gen";
import * as ownerBar from "../../i18n/words/es/ownerBar.gen";
import * as problems from "../../i18n/words/es/problems.gen";
import * as projectPage from "../../i18n/words/es/projectPage.gen";
import * as publishing from "../../i18n/words/es/publishing.gen";
import * as reviews from "../../i18n/words/es/reviews.gen";
import * as richText from "../../i18n/words/es/richText.gen";
import * as room from "../../i18n/words/es/room.gen";
import * as sharing from "../../i18n/words/es/sharing.gen";
import * as strangers from "../../i18n/words/es/strangers.gen";
import * as suspension from "../../i18n/words/es/suspension.gen";
import * as takeaways from "../../i18n/words/es/takeaways.gen";
import * as translation from "../../i18n/words/es/translation.gen";
import * as ui from "../../i18n/words/es/ui.gen";
import * as versions from "../../i18n/words/es/versions.gen";
import type { Catalogue } from "../catalogue";
import * as hour from "./hour";
import * as languages from "./languages";
import * as media from "./media";
import { locale } from "./numbers";
import * as operation from "./operation";
import * as punctuation from "./punctuation";
import * as sections from "./sections";
import * as visits from "./visits";

const words: Catalogue = {
  ...problems,
  ...days,
  ...accounts,
  ...appearance,
  ...focus,
  ...look,
  ...punctuation,
  ...projectPage,
  ...cv,
  ...dashboard,
  ...domains,
  ...editor,
  ...factors,
  ...hour,
  ...imports,
  ...isoLanguageNames,
  ...languages,
  ...legal,
  ...media,
  ...messages,
  ...operation,
  ...ownerBar,
  ...publishing,
  ...reviews,
  ...richText,
  ...room,
  ...sections,
  ...sharing,
  ...strangers,
  ...suspension,
  ...takeaways,
  ...translation,
  ...ui,
  ...versions,
  ...visits,
};

speak({ locale, words });

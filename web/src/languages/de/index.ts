// The dashboard in German.
import { speak } from "../../i18n/spoken";
import * as accounts from "../../i18n/words/de/accounts.gen";
import * as appearance from "../../i18n/words/de/appearance.gen";
import * as cv from "../../i18n/words/de/cv.gen";
import * as dashboard from "../../i18n/words/de/dashboard.gen";
import * as days from "../../i18n/words/de/days.gen";
import * as domains from "../../i18n/words/de/domains.gen";
import * as editor from "../../i18n/words/de/editor.gen";
import * as factors from "../../i18n/words/de/factors.gen";
import * as focus from "../../i18n/words/de/focus.gen";
import * as imports from "../../i18n/words/de/imports.gen";
import * as isoLanguageNames from "../../i18n/words/de/isoLanguageNames.gen";
import * as legal from "../../i18n/words/de/legal.gen";
import * as look from "../../i18n/words/de/look.gen";
import * as messages from "../../i18n/words/de/messages.gen";
import * as ownerBar from "../../i18n/words/de/ownerBar.gen";
import * as problems from "../../i18n/words/de/problems.gen";
import * as projectPage from "../../i18n/words/de/projectPage.gen";
import * as publishing from "../../i18n/words/de/publishing.gen";
import * as reviews from "../../i18n/words/de/reviews.gen";
import * as richText from "../../i18n/words/de/richText.gen";
import * as room from "../../i18n/words/de/room.gen";
import * as sharing from "../../i18n/words/de/sharing.gen";
import * as strangers from "../../i18n/words/de/strangers.gen";
import * as suspension from "../../i18n/words/de/suspension.gen";
import * as takeaways from "../../i18n/words/de/takeaways.gen";
import * as translation from "../../i18n/words/de/translation.gen";
import * as ui from "../../i18n/words/de/ui.gen";
import * as versions from "../../i18n/words/de/versions.gen";
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

// The dashboard in Portuguese.
import { speak } from "../../i18n/spoken";
import * as accounts from "../../i18n/words/pt/accounts.gen";
import * as appearance from "../../i18n/words/pt/appearance.gen";
import * as cv from "../../i18n/words/pt/cv.gen";
import * as dashboard from "../../i18n/words/pt/dashboard.gen";
import * as days from "../../i18n/words/pt/days.gen";
import * as domains from "../../i18n/words/pt/domains.gen";
import * as editor from "../../i18n/words/pt/editor.gen";
import * as factors from "../../i18n/words/pt/factors.gen";
import * as focus from "../../i18n/words/pt/focus.gen";
import * as imports from "../../i18n/words/pt/imports.gen";
import * as isoLanguageNames from "../../i18n/words/pt/isoLanguageNames.gen";
import * as legal from "../../i18n/words/pt/legal.gen";
import * as look from "../../i18n/words/pt/look.gen";
import * as messages from "../../i18n/words/pt/messages.gen";
import * as ownerBar from "../../i18n/words/pt/ownerBar.gen";
import * as problems from "../../i18n/words/pt/problems.gen";
import * as projectPage from "../../i18n/words/pt/projectPage.gen";
import * as publishing from "../../i18n/words/pt/publishing.gen";
import * as reviews from "../../i18n/words/pt/reviews.gen";
import * as richText from "../../i18n/words/pt/richText.gen";
import * as room from "../../i18n/words/pt/room.gen";
import * as sharing from "../../i18n/words/pt/sharing.gen";
import * as strangers from "../../i18n/words/pt/strangers.gen";
import * as suspension from "../../i18n/words/pt/suspension.gen";
import * as takeaways from "../../i18n/words/pt/takeaways.gen";
import * as translation from "../../i18n/words/pt/translation.gen";
import * as ui from "../../i18n/words/pt/ui.gen";
import * as versions from "../../i18n/words/pt/versions.gen";
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

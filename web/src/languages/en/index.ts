// The dashboard in British English.
import { speak } from "../../i18n/spoken";
import * as accounts from "../../i18n/words/en/accounts.gen";
import * as appearance from "../../i18n/words/en/appearance.gen";
import * as cv from "../../i18n/words/en/cv.gen";
import * as dashboard from "../../i18n/words/en/dashboard.gen";
import * as days from "../../i18n/words/en/days.gen";
import * as domains from "../../i18n/words/en/domains.gen";
import * as editor from "../../i18n/words/en/editor.gen";
import * as factors from "../../i18n/words/en/factors.gen";
import * as focus from "../../i18n/words/en/focus.gen";
import * as imports from "../../i18n/words/en/imports.gen";
import * as isoLanguageNames from "../../i18n/words/en/isoLanguageNames.gen";
import * as legal from "../../i18n/words/en/legal.gen";
import * as look from "../../i18n/words/en/look.gen";
import * as messages from "../../i18n/words/en/messages.gen";
import * as ownerBar from "../../i18n/words/en/ownerBar.gen";
import * as problems from "../../i18n/words/en/problems.gen";
import * as projectPage from "../../i18n/words/en/projectPage.gen";
import * as publishing from "../../i18n/words/en/publishing.gen";
import * as reviews from "../../i18n/words/en/reviews.gen";
import * as richText from "../../i18n/words/en/richText.gen";
import * as room from "../../i18n/words/en/room.gen";
import * as sharing from "../../i18n/words/en/sharing.gen";
import * as strangers from "../../i18n/words/en/strangers.gen";
import * as suspension from "../../i18n/words/en/suspension.gen";
import * as takeaways from "../../i18n/words/en/takeaways.gen";
import * as translation from "../../i18n/words/en/translation.gen";
import * as ui from "../../i18n/words/en/ui.gen";
import * as versions from "../../i18n/words/en/versions.gen";
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

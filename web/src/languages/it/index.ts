// The dashboard in Italian.
import { speak } from "../../i18n/spoken";
import * as accounts from "../../i18n/words/it/accounts.gen";
import * as appearance from "../../i18n/words/it/appearance.gen";
import * as cv from "../../i18n/words/it/cv.gen";
import * as dashboard from "../../i18n/words/it/dashboard.gen";
import * as days from "../../i18n/words/it/days.gen";
import * as domains from "../../i18n/words/it/domains.gen";
import * as editor from "../../i18n/words/it/editor.gen";
import * as factors from "../../i18n/words/it/factors.gen";
import * as focus from "../../i18n/words/it/focus.gen";
import * as imports from "../../i18n/words/it/imports.gen";
import * as isoLanguageNames from "../../i18n/words/it/isoLanguageNames.gen";
import * as legal from "../../i18n/words/it/legal.gen";
import * as look from "../../i18n/words/it/look.gen";
import * as messages from "../../i18n/words/it/messages.gen";
import * as ownerBar from "../../i18n/words/it/ownerBar.gen";
import * as problems from "../../i18n/words/it/problems.gen";
import * as projectPage from "../../i18n/words/it/projectPage.gen";
import * as publishing from "../../i18n/words/it/publishing.gen";
import * as reviews from "../../i18n/words/it/reviews.gen";
import * as richText from "../../i18n/words/it/richText.gen";
import * as room from "../../i18n/words/it/room.gen";
import * as sharing from "../../i18n/words/it/sharing.gen";
import * as strangers from "../../i18n/words/it/strangers.gen";
import * as suspension from "../../i18n/words/it/suspension.gen";
import * as takeaways from "../../i18n/words/it/takeaways.gen";
import * as translation from "../../i18n/words/it/translation.gen";
import * as ui from "../../i18n/words/it/ui.gen";
import * as versions from "../../i18n/words/it/versions.gen";
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

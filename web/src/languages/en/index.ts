// The dashboard in British English.
import { speak } from "../../i18n/spoken";
import * as cv from "../../i18n/words/en/cv.gen";
import * as isoLanguageNames from "../../i18n/words/en/isoLanguageNames.gen";
import * as legal from "../../i18n/words/en/legal.gen";
import * as messages from "../../i18n/words/en/messages.gen";
import * as ownerBar from "../../i18n/words/en/ownerBar.gen";
import * as projectPage from "../../i18n/words/en/projectPage.gen";
import * as publishing from "../../i18n/words/en/publishing.gen";
import * as richText from "../../i18n/words/en/richText.gen";
import * as sharing from "../../i18n/words/en/sharing.gen";
import * as strangers from "../../i18n/words/en/strangers.gen";
import type { Catalogue } from "../catalogue";
import * as accounts from "./accounts";
import * as appearance from "./appearance";
import * as dashboard from "./dashboard";
import * as domains from "./domains";
import * as editor from "./editor";
import * as factors from "./factors";
import * as focus from "./focus";
import * as fr from "./fr";
import * as hour from "./hour";
import * as imports from "./imports";
import * as languages from "./languages";
import * as look from "./look";
import * as media from "./media";
import { locale } from "./numbers";
import * as operation from "./operation";
import * as punctuation from "./punctuation";
import * as reviews from "./reviews";
import * as room from "./room";
import * as sections from "./sections";
import * as suspension from "./suspension";
import * as takeaways from "./takeaways";
import * as translation from "./translation";
import * as ui from "./ui";
import * as versions from "./versions";
import * as visits from "./visits";

const words: Catalogue = {
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
  ...fr,
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

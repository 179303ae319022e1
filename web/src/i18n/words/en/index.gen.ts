// Written by `make gen` from locales/. Do not edit.
import { speak } from "../../spoken";
import * as accounts from "./accounts.gen";
import * as dashboard from "./dashboard.gen";
import * as editor from "./editor.gen";
import * as factors from "./factors.gen";
import * as isoLanguageNames from "./isoLanguageNames.gen";
import * as languages from "./languages.gen";
import * as messages from "./messages.gen";
import * as problems from "./problems.gen";
import * as punctuation from "./punctuation.gen";
import * as reviews from "./reviews.gen";
import * as sections from "./sections.gen";
import * as strangers from "./strangers.gen";
import * as translation from "./translation.gen";
import * as ui from "./ui.gen";

const words = {
  ...accounts,
  ...dashboard,
  ...editor,
  ...factors,
  ...isoLanguageNames,
  ...languages,
  ...messages,
  ...problems,
  ...punctuation,
  ...reviews,
  ...sections,
  ...strangers,
  ...translation,
  ...ui,
};
const later = {
  appearance: () => import("./shared.gen"),
  cv: () => import("./cv.gen"),
  days: () => import("./shared.gen"),
  domains: () => import("./domains.gen"),
  exports: () => import("./exports.gen"),
  focus: () => import("./shared.gen"),
  imports: () => import("./imports.gen"),
  legal: () => import("./shared.gen"),
  look: () => import("./shared.gen"),
  media: () => import("./media.gen"),
  operation: () => import("./operation.gen"),
  ownerBar: () => import("./ownerBar.gen"),
  projectPage: () => import("./shared.gen"),
  publishing: () => import("./shared.gen"),
  richText: () => import("./shared.gen"),
  sharing: () => import("./shared.gen"),
  storage: () => import("./shared.gen"),
  suspension: () => import("./shared.gen"),
  versions: () => import("./versions.gen"),
  visits: () => import("./visits.gen"),
};

speak({ locale: "en-GB", words, later });

// Written by `make gen` from locales/. Do not edit.

export const ownerBarWords = {
  label: "Your site",
  draft: "Draft",
  draftHint: "You see what isn’t saved yet.",
  online: "Online",
  onlineHint: "You see what your visitors see.",
  construction: "Under construction",
  constructionHint: "Only you can see this site.",
  hidden: "Hidden language",
  hiddenHint: "Only you can see your site in this language.",
  visitor: "Visitor’s view",
  visitorHint: "You see what your visitors see.",
  asVisitor: "View as a visitor",
  asOwner: "Back to my view",
  edit: "Continue editing",
};

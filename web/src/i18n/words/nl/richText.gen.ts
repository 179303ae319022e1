// Written by `make gen` from locales/. Do not edit.

export const richWords = {
  bar: "Formatting",
  actions: {
    bold: "Bold",
    italic: "Italic",
    link: "Insert a link",
    ul: "Bulleted list",
    ol: "Numbered list",
  },
  keys: {
    bold: "Ctrl+B",
    italic: "Ctrl+I",
    link: "Ctrl+K",
    ul: "Ctrl+Shift+8",
    ol: "Ctrl+Shift+7",
  },
  isFormatted: "(with formatting)",
  address: "Link address",
  apply: "Apply the link",
  remove: "Remove the link",
  cancel: "Cancel",
  notLoaded: "Formatting could not be loaded. Your text is safe; try again.",
  badMarks: "The formatting of this text could not be saved. Remove it and try again.",
  badMarkedLink: "A link in this text isn’t valid: enter a web address, an email address or a phone number.",
};

// Written by `make gen` from locales/. Do not edit.

export const sharingWords = {
  about: "What search engines and messaging apps show of your page. Whatever you leave empty is taken from the page itself.",
  searchTitle: "In a search engine",
  chatTitle: "In a chat",
  noPicture: "No image",
  drawnPicture: "If you add no image of your own, this one is drawn from your saved site.",
  drawnAlt: "The image drawn from your site",
  longTitle: "Beyond 60 characters, the title is often cut off.",
  longDescription: "Beyond 160 characters, the description is often cut off.",
};

// Written by `make gen` from locales/. Do not edit.
export * from "./appearance.gen";
export * from "./days.gen";
export * from "./focus.gen";
export * from "./legal.gen";
export * from "./look.gen";
export * from "./projectPage.gen";
export * from "./publishing.gen";
export * from "./richText.gen";
export * from "./sharing.gen";
export * from "./storage.gen";
export * from "./suspension.gen";

import { tabValue } from "../api/accountState";

/** The language that is being edited in this tab: kept from one editor to the next, and set by links that open them. */
export const editorLanguage = tabValue("editorLanguage");

// Whether the list of what is not on line stands open: it is opened from the header, the phone's menu and the landing.
import { useSyncExternalStore } from "react";
import { accountState } from "../../api/accountState";

const state = accountState("publishingPanel", () => false);

export const publishingPanel = { isOpen: state.read, open: () => state.set(true), close: () => state.set(false) };
export const useIsPanelOpen = (): boolean => useSyncExternalStore(state.subscribe, state.read);

// 'Haute définition' (D38): on at first on a paid site, one switch for all its boxes; who leaves it finds it so in this tab.
import { useSyncExternalStore } from "react";

const KEY = "editorDefinition";
const listeners = new Set<() => void>();

const isOn = (): boolean => sessionStorage.getItem(KEY) !== "plain";

export function setHighDefinition(isHigh: boolean): void {
  sessionStorage.setItem(KEY, isHigh ? "high" : "plain");
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useHighDefinition(isPaid: boolean): boolean {
  return useSyncExternalStore(subscribe, isOn) && isPaid;
}

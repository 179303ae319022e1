// 'Haute définition': on at first on a paid site, one switch for all its boxes; who leaves it finds it so in this tab.
import { useSyncExternalStore } from "react";
import { accountState, tabValue } from "../../api/accountState";

const remembered = tabValue("editorDefinition");
const definition = accountState("definition", () => remembered.read() !== "plain");

export function setHighDefinition(isHigh: boolean): void {
  remembered.write(isHigh ? "high" : "plain");
  definition.set(isHigh);
}

export function useHighDefinition(isPaid: boolean): boolean {
  return useSyncExternalStore(definition.subscribe, definition.read) && isPaid;
}

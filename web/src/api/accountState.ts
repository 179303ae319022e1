// What this page keeps of the signed-in account beside the query cache. Everything kept by a module, and not by a screen, is
// made here, so that all of it is forgotten together when the account is gone: the next owner on this page starts from nothing.

export interface AccountState<T> {
  read(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

interface Registered {
  name: string;
  forget(): void;
}

const registered: Registered[] = [];
const tabKeys: string[] = [];
/** Whose values this tab's storage holds: it outlives a reload, after which somebody else may sign in. */
const OWNER_KEY = "dashboardAccount";
let present = new AbortController();

/** For what is not a value: a cache to clear, calls to give up. */
export function onAccountGone(name: string, forget: () => void): void {
  registered.push({ name, forget });
}

export function accountState<T>(name: string, empty: () => T): AccountState<T> {
  const listeners = new Set<() => void>();
  let value = empty();
  const set = (next: T) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  };
  onAccountGone(name, () => set(empty()));
  return {
    read: () => value,
    set,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A choice of this tab that a reload does not lose. */
export function tabValue(key: string) {
  tabKeys.push(key);
  return {
    read: (): string | null => sessionStorage.getItem(key),
    write: (value: string | null): void =>
      value === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, value),
  };
}

/** Aborted when the account is gone. Work that goes on by itself takes it at its start and sends nothing afterwards. */
export const accountSignal = (): AbortSignal => present.signal;

export function forgetAccount(): void {
  present.abort();
  present = new AbortController();
  for (const key of [...tabKeys, OWNER_KEY]) sessionStorage.removeItem(key);
  for (const { forget } of registered) forget();
}

/** Somebody is signed in: what another account left in this tab is not his. */
export function rememberAccount(uid: string): void {
  if (sessionStorage.getItem(OWNER_KEY) !== uid) forgetAccount();
  sessionStorage.setItem(OWNER_KEY, uid);
}

/** For tests: what has been registered so far. */
export const registeredStates = () => ({ names: registered.map(({ name }) => name), tabKeys: [...tabKeys] });

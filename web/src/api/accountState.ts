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
/** In this tab's storage all of an account's keys begin so. It outlives a reload, after which somebody else may sign in
 * before the modules that wrote there are loaded: what is to be forgotten is known by its name. */
const OF_ACCOUNT = "account.";
/** Whose values the tab's storage holds. */
const OWNER_KEY = `${OF_ACCOUNT}uid`;
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
export function tabValue(name: string) {
  const key = OF_ACCOUNT + name;
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
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(OF_ACCOUNT));
  for (const key of keys) sessionStorage.removeItem(key);
  for (const { forget } of registered) forget();
}

/** Somebody is signed in: what another account left in this tab is not his. */
export function rememberAccount(uid: string): void {
  if (sessionStorage.getItem(OWNER_KEY) !== uid) forgetAccount();
  sessionStorage.setItem(OWNER_KEY, uid);
}

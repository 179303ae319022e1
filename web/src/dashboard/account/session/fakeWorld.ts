// For tests of the session: a server, a clock and other tabs that they hold in their hands.
import type { Mock, vi } from "vitest";
import { ApiProblem } from "../../../api/client";
import type { SessionState, TabMessage, UserRecord, World } from "./sessionStore";

export const HOUR = 3_600_000;
export const account = (uid = "a"): UserRecord =>
  ({ uid, email: `${uid}@kerbrat.studio`, userName: uid, emailVerified: true }) as UserRecord;

// The server's clock is a day ahead of this browser's: only differences may count.
const DAY = 24 * HOUR;
export const answer = (who: UserRecord | null, lifetimeMs = HOUR): SessionState => ({
  account: who,
  now: new Date(Date.now() + DAY).toISOString(),
  expiresAt: who ? new Date(Date.now() + DAY + lifetimeMs).toISOString() : null,
  needsCode: false,
  isOperator: false,
  endsAt: null,
});
export const offline = () => new ApiProblem({ code: "network.offline", status: 0 });
export const signedOut = () => new ApiProblem({ code: "accounts.signed_out", status: 401 });

type Mocked<Name extends keyof World> = Mock<World[Name]>;

export class FakeWorld implements World {
  read: Mocked<"read">;
  refresh: Mocked<"refresh">;
  signIn: Mocked<"signIn">;
  signOut: Mocked<"signOut">;
  reload: Mocked<"reload">;
  forgetAccount: Mocked<"forgetAccount">;
  rememberAccount: Mocked<"rememberAccount">;
  messages: TabMessage[] = [];

  /** Handed in: this file is no test, and only tests may use what is not shipped. */
  constructor({ fn }: typeof vi) {
    this.read = fn(async () => answer(account()));
    this.refresh = fn(async () => answer(account()));
    this.signIn = fn(async () => answer(account()));
    this.signOut = fn(async () => {});
    this.reload = fn();
    this.forgetAccount = fn();
    this.rememberAccount = fn();
  }

  now = () => Date.now();
  setTimer = (run: () => void, delayMs: number) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  };
  tellTabs = (message: TabMessage) => void this.messages.push(message);
  inTurn = <T>(work: () => Promise<T>) => work();
}

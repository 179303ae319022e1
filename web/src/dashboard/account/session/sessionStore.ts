// The signed-in session as the browser knows it: when it expires, that it is refreshed in time, and that all tabs agree.
// Everything from outside (server, clock, timers, other tabs) comes in through `World`, so that tests can turn the clock.
import { ApiProblem, type Schemas } from "../../../api/client";
import { constants } from "../../../contract/catalogues.gen";

export type UserRecord = Schemas["UserRecord"];
export type SessionState = Schemas["SessionState"];

export type SessionView =
  | { status: "restoring"; account: null }
  | { status: "signedOut"; account: null }
  | { status: "signedIn"; account: UserRecord; isOperator: boolean }
  /** It ended while somebody was working here: the screen stays, a dialog asks to sign in again. */
  | { status: "ended"; account: UserRecord; isOperator: boolean }
  /** The server did not answer when the page was opened; asked again by itself. */
  | { status: "unreachable"; account: null };

export type TabMessage = { kind: "changed" } | { kind: "signedOut" };

export interface World {
  read(): Promise<SessionState>;
  refresh(): Promise<SessionState>;
  signIn(email: string, password: string): Promise<SessionState>;
  signOut(): Promise<void>;
  now(): number;
  setTimer(run: () => void, delayMs: number): () => void;
  tellTabs(message: TabMessage): void;
  reload(): void;
  /** Everything that this page and tab keep of an account. */
  forgetAccount(): void;
  /** Forgets the same when it was another account's. */
  rememberAccount(uid: string): void;
  /** One tab at a time, where the browser can do that. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

export class SessionStore {
  private view: SessionView = { status: "restoring", account: null };
  /** In this browser's own clock. */
  private expiresAt = 0;
  private failures = 0;
  private stopTimer: () => void = () => {};
  private isTimed = false;
  private refreshing: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();
  /** Calls that wait for the next try of a refresh. */
  private queued: (() => void)[] = [];
  private waiting: ((isSameAccount: boolean) => void)[] = [];
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getView = (): SessionView => this.view;

  /** Asked when the page opens, and when another tab says that something changed. */
  async restore(): Promise<void> {
    try {
      this.take(await this.world.read());
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (this.view.status === "restoring" || this.view.status === "unreachable") {
        this.show({ status: "unreachable", account: null });
      }
      this.later(() => void this.restore(), this.backoff());
      return;
    }
    // Before anything else is asked: two requests in flight with two tokens would look like a stolen one.
    if (this.view.status === "signedIn" && this.isDue()) await this.refresh();
  }

  /** False while the code of a second factor is still to come. */
  async signIn(email: string, password: string): Promise<boolean> {
    return this.enter(await this.world.signIn(email, password));
  }

  /** The server's answer to whatever was shown to sign in: a password, a passkey, a code. */
  enter(answer: SessionState): boolean {
    if (answer.needsCode) return false;
    if (!answer.account) throw new ApiProblem({ code: "server.failed", status: 500 });
    this.take(answer);
    this.world.tellTabs({ kind: "changed" });
    return true;
  }

  async signOut(): Promise<void> {
    await this.world.signOut();
    this.accountGone();
  }

  /** Signed out or deleted: the same in every tab. */
  accountGone(): void {
    this.forget();
    this.world.tellTabs({ kind: "signedOut" });
  }

  forget(): void {
    this.leave();
    this.show({ status: "signedOut", account: null });
  }

  hear(message: TabMessage): void {
    if (message.kind === "signedOut") this.forget();
    else void this.restore();
  }

  /** The account screen changed the record. */
  update(account: UserRecord): void {
    if (this.view.status === "signedIn") this.show({ ...this.view, account });
    this.world.tellTabs({ kind: "changed" });
  }

  /** Counts as expired a little before it is, so that no request arrives with a token that just ended. */
  isExpired(): boolean {
    return this.view.status === "signedIn" && this.world.now() >= this.expiresAt - constants.sessionExpiredBeforeMs;
  }

  isDue(): boolean {
    return this.view.status === "signedIn" && this.world.now() >= this.expiresAt - constants.sessionRefreshBeforeMs;
  }

  /** Timers sleep with the computer; called when the page wakes up. */
  wake(): void {
    if (this.view.status === "unreachable") void this.restore();
    else if (this.isDue()) void this.refresh();
  }

  refresh(): Promise<void> {
    this.refreshing ??= this.world
      .inTurn(() => this.refreshIfDue())
      .catch((error: unknown) => this.onRefreshFailed(error))
      .finally(() => {
        this.refreshing = null;
        this.release();
      });
    return this.refreshing;
  }

  /** Before each call. With a token that is about to end, what this page asks by itself waits for the refresher and its
   * backoff; what somebody changes is worth a try at once, and so is a press (session.ts). */
  async ready(isChange: boolean): Promise<void> {
    if (!this.isExpired()) return;
    if (isChange || this.failures === 0 || this.refreshing) return this.refresh();
    await new Promise<void>((resolve) => this.queued.push(resolve));
  }

  /** A call was refused because nobody is signed in. True when its account is signed in again, and the call may be repeated;
   * false when that account is gone, at once if nobody ever was. */
  async signedInAgain(): Promise<boolean> {
    if (this.view.status !== "signedIn" && this.view.status !== "ended") return false;
    if (this.view.status === "signedIn") this.end();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private async refreshIfDue(): Promise<void> {
    // Another tab may have done it while this one waited for its turn.
    if (!this.isDue()) {
      this.schedule();
      return;
    }
    this.take(await this.world.refresh());
    this.world.tellTabs({ kind: "changed" });
  }

  private schedule(): void {
    const untilDue = this.expiresAt - constants.sessionRefreshBeforeMs - this.world.now();
    this.later(() => void this.refresh(), Math.max(untilDue, 0));
  }

  private onRefreshFailed(error: unknown): void {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.code === "accounts.signed_out") this.end();
    // A try beside the refresher's own leaves its next one where it is: many failed saves put it off by no minute.
    else if (!this.isTimed) this.later(() => void this.refresh(), this.backoff());
  }

  private end(): void {
    this.stopTimer();
    this.release();
    if (this.view.account) this.show({ ...this.view, status: "ended" });
  }

  private take(answer: SessionState): void {
    this.failures = 0;
    if (!answer.account || !answer.expiresAt) {
      if (this.view.status === "signedIn") this.end();
      // Who is signed out already has left nothing here; what this page says since then is for whoever sits there now.
      else if (this.view.status !== "ended" && this.view.status !== "signedOut") this.forget();
      return;
    }
    // What this page shows belongs to the former account.
    if (this.view.account && this.view.account.uid !== answer.account.uid) {
      this.leave();
      this.world.reload();
      return;
    }
    this.world.rememberAccount(answer.account.uid);
    this.expiresAt = this.world.now() + (Date.parse(answer.expiresAt) - Date.parse(answer.now));
    this.show({ status: "signedIn", account: answer.account, isOperator: answer.isOperator });
    this.schedule();
    this.resume(true);
  }

  /** Whoever signs in next starts from nothing; what waited for this account is not sent as his. */
  private leave(): void {
    this.stopTimer();
    this.release();
    this.world.forgetAccount();
    this.resume(false);
  }

  private release(): void {
    const queued = this.queued;
    this.queued = [];
    for (const go of queued) go();
  }

  private resume(isSameAccount: boolean): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resume of waiting) resume(isSameAccount);
  }

  private backoff(): number {
    const delay = constants.sessionBackoffFirstMs * 2 ** this.failures;
    this.failures += 1;
    return Math.min(delay, constants.sessionBackoffLastMs);
  }

  private later(run: () => void, delayMs: number): void {
    this.stopTimer();
    this.isTimed = true;
    const cancel = this.world.setTimer(() => {
      this.isTimed = false;
      run();
    }, delayMs);
    this.stopTimer = () => {
      this.isTimed = false;
      cancel();
    };
  }

  private show(view: SessionView): void {
    this.view = view;
    for (const listener of this.listeners) listener();
  }
}

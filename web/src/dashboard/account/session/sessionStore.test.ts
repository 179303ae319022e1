import { beforeEach, describe, expect, it, vi } from "vitest";
import { constants } from "../../../contract/catalogues.gen";
import { account, answer, FakeWorld, HOUR, offline, signedOut } from "./fakeWorld";
import { SessionStore } from "./sessionStore";

let world: FakeWorld;
let store: SessionStore;

beforeEach(() => {
  vi.useFakeTimers();
  world = new FakeWorld(vi);
  store = new SessionStore(world);
});

describe("a session in the browser", () => {
  it("is restored when the page opens", async () => {
    expect(store.getView().status).toBe("restoring");
    await store.restore();
    expect(store.getView()).toMatchObject({ status: "signedIn", account: { uid: "a" } });
  });

  it("is refreshed five minutes before it expires, and again an hour later", async () => {
    await store.restore();
    await vi.advanceTimersByTimeAsync(HOUR - constants.sessionRefreshBeforeMs - 1);
    expect(world.refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(world.refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HOUR - constants.sessionRefreshBeforeMs);
    expect(world.refresh).toHaveBeenCalledTimes(2);
  });

  it("counts as expired thirty seconds before it is", async () => {
    world.refresh.mockRejectedValue(offline());
    await store.restore();
    await vi.advanceTimersByTimeAsync(HOUR - constants.sessionExpiredBeforeMs - 1);
    expect(store.isExpired()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.isExpired()).toBe(true);
  });

  it("is refreshed at once when the page opens with little time left", async () => {
    world.read.mockResolvedValue(answer(account(), constants.sessionRefreshBeforeMs - 1));
    await store.restore();
    expect(world.refresh).toHaveBeenCalledTimes(1);
  });

  it("tries a failed refresh again after 30 s, doubling up to 960 s", async () => {
    world.refresh.mockRejectedValue(offline());
    await store.restore();
    await vi.advanceTimersByTimeAsync(HOUR - constants.sessionRefreshBeforeMs);
    let tries = 1;
    for (const seconds of [30, 60, 120, 240, 480, 960, 960]) {
      expect(world.refresh).toHaveBeenCalledTimes(tries);
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(world.refresh).toHaveBeenCalledTimes(tries);
      await vi.advanceTimersByTimeAsync(1);
      tries += 1;
    }
    expect(store.getView().status).toBe("signedIn");
  });

  it("asks once however many callers need a fresh token", async () => {
    await store.restore();
    vi.setSystemTime(Date.now() + HOUR);
    await Promise.all([store.refresh(), store.refresh(), store.refresh()]);
    expect(world.refresh).toHaveBeenCalledTimes(1);
  });

  it("leaves refreshing to one: what is polled beside a failed refresh waits for its next try", async () => {
    world.refresh.mockRejectedValue(offline());
    await store.restore();
    await vi.advanceTimersByTimeAsync(HOUR - constants.sessionExpiredBeforeMs);
    const tries = world.refresh.mock.calls.length;
    const polled = vi.fn();
    for (let poll = 0; poll < 5; poll += 1) {
      void store.ready(false).then(polled);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect([world.refresh.mock.calls.length, polled.mock.calls.length]).toEqual([tries, 0]);
    // What somebody changes meanwhile is a reason to try, once for all.
    world.refresh.mockResolvedValue(answer(account()));
    await Promise.all([store.ready(true), store.ready(true), store.ready(false)]);
    expect([world.refresh.mock.calls.length, polled.mock.calls.length]).toEqual([tries + 1, 5]);
    await store.ready(false);
    expect(world.refresh).toHaveBeenCalledTimes(tries + 1);
  });

  it("keeps to its own next try, however often somebody else's fails meanwhile", async () => {
    world.refresh.mockRejectedValue(offline());
    await store.restore();
    await vi.advanceTimersByTimeAsync(HOUR);
    const tries = world.refresh.mock.calls.length;
    for (let change = 0; change < 8; change += 1) await store.ready(true);
    expect(world.refresh).toHaveBeenCalledTimes(tries + 8);
    // Five minutes after the first failure the fourth wait, of 240 s, is under way.
    await vi.advanceTimersByTimeAsync(150_000 - 1);
    expect(world.refresh).toHaveBeenCalledTimes(tries + 8);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.refresh).toHaveBeenCalledTimes(tries + 9);
    await vi.advanceTimersByTimeAsync(480_000);
    expect(world.refresh).toHaveBeenCalledTimes(tries + 10);
  });

  it("forgets what is kept of an account once, not again at each answer that nobody is signed in", async () => {
    store.forget();
    world.read.mockResolvedValue(answer(null));
    await store.restore();
    expect(store.getView().status).toBe("signedOut");
    expect(world.forgetAccount).toHaveBeenCalledTimes(1);
  });

  it.each(["forget", "wake"] as const)("holds no polled call back for ever: %s", async (way) => {
    world.refresh.mockRejectedValue(offline());
    await store.restore();
    await vi.advanceTimersByTimeAsync(HOUR);
    const polled = store.ready(false);
    store[way]();
    await polled;
  });

  it("refreshes before a call when the computer slept past the hour", async () => {
    await store.restore();
    vi.setSystemTime(Date.now() + 3 * HOUR);
    await store.ready(false);
    expect(world.refresh).toHaveBeenCalledTimes(1);
  });

  it("catches up when the computer wakes", async () => {
    await store.restore();
    vi.setSystemTime(Date.now() + 3 * HOUR);
    store.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.refresh).toHaveBeenCalledTimes(1);
  });

  it("leaves the screen standing when it ends, and goes on where it was after signing in again", async () => {
    await store.restore();
    const resumed = vi.fn();
    void store.signedInAgain().then(resumed);
    expect(store.getView()).toMatchObject({ status: "ended", account: { uid: "a" } });
    await vi.advanceTimersByTimeAsync(0);
    expect(resumed).not.toHaveBeenCalled();
    await store.signIn("a@kerbrat.studio", "atelier");
    await vi.advanceTimersByTimeAsync(0);
    expect(resumed).toHaveBeenCalledWith(true);
    expect(store.getView().status).toBe("signedIn");
  });

  it("ends when the server says so at a refresh", async () => {
    world.refresh.mockRejectedValue(signedOut());
    await store.restore();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(store.getView().status).toBe("ended");
  });

  it("lets a refused call fail at once when nobody was ever signed in", async () => {
    world.read.mockResolvedValue(answer(null));
    await store.restore();
    expect(await store.signedInAgain()).toBe(false);
    expect(store.getView().status).toBe("signedOut");
  });

  it("starts over when somebody else signs in", async () => {
    await store.restore();
    void store.signedInAgain();
    world.signIn.mockResolvedValue(answer(account("b")));
    await store.signIn("b@kerbrat.studio", "atelier");
    expect(world.reload).toHaveBeenCalled();
  });

  it("tells the other tabs of signing in and out, and follows them", async () => {
    await store.restore();
    await store.signOut();
    expect(world.messages).toEqual([{ kind: "signedOut" }]);
    expect(store.getView().status).toBe("signedOut");

    store.hear({ kind: "changed" });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getView().status).toBe("signedIn");
    store.hear({ kind: "signedOut" });
    expect(store.getView().status).toBe("signedOut");
    await vi.advanceTimersByTimeAsync(3 * HOUR);
    expect(world.refresh).not.toHaveBeenCalled();
  });

  it("asks again by itself when the server is not there at the opening", async () => {
    world.read.mockRejectedValueOnce(offline());
    await store.restore();
    expect(store.getView().status).toBe("unreachable");
    await vi.advanceTimersByTimeAsync(constants.sessionBackoffFirstMs);
    expect(store.getView().status).toBe("signedIn");
  });
});

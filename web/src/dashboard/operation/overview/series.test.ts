import { describe, expect, it } from "vitest";
import { auditSentence } from "../../../i18n/operation";
import type { AuditRecord, Figures } from "../queries";
import { type Day, isDiskLow, seriesOf } from "./series";

const nothing: Day = {
  day: "2026-11-16",
  accounts: null,
  sites: null,
  signUps: null,
  newSites: null,
  visits: 0,
  views: 0,
  messages: null,
  mailsWaiting: null,
  diskUsedBytes: null,
  diskFreeBytes: null,
  roomBytes: null,
  refused: 0,
  failed: 0,
};
const figures = (today: Partial<Day>): Figures => ({
  today: "2026-11-16",
  timezone: "Europe/Paris",
  countedAt: null,
  mailsWaiting: 0,
  days: [{ ...nothing, ...today }],
  errors: [],
  jobs: [],
});
const shown = (today: Partial<Day>, key: string) => seriesOf(figures(today)).find((series) => series.key === key);

describe("figures", () => {
  it("that nobody counted are no noughts", () => {
    expect(shown({}, "signUps")?.now).toBe("–");
    expect(shown({ signUps: 0 }, "signUps")?.now).toBe("0");
  });

  it("say what they are of", () => {
    expect(shown({ signUps: 3, accounts: 512 }, "signUps")?.hint).toBe("512 comptes en tout");
    expect(shown({ sites: 430, newSites: 1 }, "sites")?.hint).toBe("+1 aujourd’hui");
    expect(shown({ diskUsedBytes: 41e9, diskFreeBytes: 59e9 }, "disk")).toMatchObject({
      now: expect.stringMatching(/^41\sGo$/),
      hint: expect.stringMatching(/^59\sGo libres$/),
      isBad: false,
    });
  });

  it("are bad where the server failed, and where the disk is nearly full", () => {
    expect(shown({ failed: 1 }, "failed")?.isBad).toBe(true);
    expect(isDiskLow({ ...nothing, diskUsedBytes: 91e9, diskFreeBytes: 9e9 })).toBe(true);
    expect(isDiskLow({ ...nothing, diskUsedBytes: 3e9, diskFreeBytes: 9e8 })).toBe(true);
    expect(isDiskLow(nothing)).toBe(false);
  });
});

describe("the log", () => {
  const entry = (what: AuditRecord["what"], more: Partial<AuditRecord> = {}): AuditRecord => ({
    id: "",
    at: "2026-11-16T10:00:00Z",
    byEmail: "odile@example.com",
    what,
    aboutEmail: "paul@example.com",
    aboutSite: "paul",
    reason: "",
    details: {},
    ...more,
  });

  it("tells each entry in a sentence", () => {
    expect(auditSentence(entry("site_suspended", { details: { kind: "gone" } }))).toBe(
      "Le site /@paul de paul@example.com a été suspendu comme retiré.",
    );
    expect(auditSentence(entry("keys_issued", { details: { count: 12, note: "Mars" } }))).toBe(
      "12 clés ont été créées (Mars).",
    );
  });

  it("says to how many a letter went", () => {
    expect(auditSentence(entry("letter_sent", { details: { subject: "Travaux", owners: 1 } }))).toBe(
      "La lettre «\u202fTravaux\u202f» est partie pour 1 propriétaire.",
    );
  });
});

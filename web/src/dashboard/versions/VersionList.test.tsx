import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { versionWords } from "../../i18n/versions";
import type { Version } from "./queries";
import { VersionList } from "./VersionList";

const version = { number: 1, section: "about", language: "FR", savedAt: "2026-11-16T09:00:00Z", changes: [] };

const listed = (usedBytes: number): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <VersionList
        versions={[{ ...version, origin: "save", isOwn: true, isCurrent: true } as unknown as Version]}
        opened={null}
        addressOf={String}
        onOlder={null}
        isLoadingOlder={false}
        usedBytes={usedBytes}
        mostBytes={1_000_000}
        fileBytes={0}
      />
    </MemoryRouter>,
  );

describe("the room that versions take", () => {
  it("is told at the end of the list, and at its head once four fifths of it are taken", () => {
    const going = "les plus anciennes partent d’abord";
    expect(versionWords.roomFull("", "")).toContain(going);
    expect(listed(790_000)).not.toContain(going);
    expect(listed(810_000)).toContain(going);
    expect(listed(790_000)).toContain("Toutes celles des 30 derniers jours");
  });
});

// The preview of an open editor: the stored site with all drafts in their places, this section's as it is typed. Two hops
// from the keystroke.
import { useMemo } from "react";
import type { SectionDocument } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import { shownAgain } from "../../site/page/order";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { withLook } from "../draft/pendingAppearance";
import { titleOf } from "../labels";
import { useKnownMedia } from "../media";
import { useSiteTheme } from "../siteTheme";
import { useDraft, useEditorContext } from "../useEditor";
import { SharePreview } from "./SharePreview";
import { type PreviewPlace, SitePreview } from "./SitePreview";

/** Links lead nowhere here: a CV that is yet to be made stands where it will. */
const cvToCome = {
  url: "#",
  type: "application/pdf",
  width: null,
  height: null,
  isOneColour: false,
  isSeeThrough: false,
};

export function DraftPreview({
  snapshot,
  others,
  language,
  place,
  title,
  scope,
  onPick,
}: {
  snapshot: SiteSnapshot;
  /** What is drafted in the sections that are not open. */
  others: SiteSnapshot["sections"];
  language: string;
  /** Where the open section stands. */
  place: PreviewPlace;
  /** Where two stand side by side: what this one is, and a class of its own. */
  title?: string;
  scope?: string;
  onPick?(element: Element, shown: SiteSnapshot): void;
}) {
  const { editor, option } = useEditorContext();
  // The half-filled fields of an item are no part of the page: typing in them leaves it alone.
  const languages = useDraft((draft) => draft.languages);
  const shared = useDraft((draft) => draft.shared);
  const document = useMemo(() => ({ languages, shared }), [languages, shared]);
  const known = useKnownMedia(snapshot.media);
  // The same objects while a text is typed: sections whose causes stay are not built again.
  const media = useMemo(() => ({ ...known, cvToCome }), [known]);
  const madeCvs = useMemo(
    () => Object.fromEntries(snapshot.languages.map((code) => [code, "cvToCome"])),
    [snapshot.languages],
  );
  const { index: themeIndex } = useSiteTheme(snapshot.themeIndex);
  const badge = useDraft((draft) => draft.badge);
  const bar = useDraft((draft) => draft.bar);
  const logo = useDraft((draft) => draft.logo);
  const styleSet = useDraft((draft) => draft.styleSet);
  const shown = useMemo<SiteSnapshot>(() => {
    const drafted: SiteSnapshot = {
      ...snapshot,
      madeCvs,
      media,
      offered: snapshot.languages,
      sections: {
        ...snapshot.sections,
        ...others,
        [editor.section]: document as unknown as SectionDocument<typeof editor.section>,
      },
    };
    const whole = withLook(drafted, { layout: option, theme: themeIndex, badge, bar, logo, styleSet });
    // Hidden or not, what is being written is what its owner looks at.
    return shownAgain(whole, editor.section);
  }, [snapshot, others, option, themeIndex, badge, bar, logo, styleSet, madeCvs, media, editor.section, document]);
  const awaited = editorWords.awaitsContent(titleOf(editor.section));
  const { anchor, page = null } = place;
  if (editor.section === "sharing") return <SharePreview snapshot={shown} language={language} />;
  const beside = { ...(title && { title }), ...(scope && { scope }), ...(onPick && { onPick }) };
  return <SitePreview snapshot={shown} {...{ language, anchor, page, awaited }} {...beside} />;
}

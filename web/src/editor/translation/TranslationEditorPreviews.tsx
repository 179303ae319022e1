// Both languages of the page: side by side where there is room, else one after the other.
import { inLanguage } from "../../i18n/languages";
import { translationWords as words } from "../../i18n/translation";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { DraftPreview } from "../preview/DraftPreview";
import type { PreviewPlace } from "../preview/SitePreview";
import type { OpenTranslationEditor } from "./openTranslationEditor";
import "./bench.css";

interface TranslationEditorPreviewsProps extends OpenTranslationEditor {
  snapshot: SiteSnapshot;
  others: SiteSnapshot["sections"];
  place: PreviewPlace;
}

export const TranslationEditorPreviews = ({ source, target, ...shown }: TranslationEditorPreviewsProps) => (
  <div className="bench-previews">
    <DraftPreview {...shown} language={source} title={words.preview(inLanguage(source))} scope="bench-source-page" />
    <DraftPreview {...shown} language={target} title={words.preview(inLanguage(target))} scope="bench-target-page" />
  </div>
);

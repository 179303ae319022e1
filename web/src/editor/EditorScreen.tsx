// One editor for six sections: loads what is stored and drafted, then hands over to the form and the preview.
import { useQuery } from "@tanstack/react-query";
import type { SectionName } from "../contract/types.gen";
import { Spinner } from "../ui/notices/Spinner";
import { useFirstLook } from "./firstLook/asked";
import { FirstLook } from "./firstLook/FirstLook";
import { LoadedEditor } from "./LoadedEditor";
import { draftsQuery, previewQuery, siteQuery } from "./queries";
import { isFirstEditor } from "./steps";
import "./editor.css";
import { editorWords } from "../i18n/editor";

export function EditorScreen({ section }: { section: SectionName }) {
  const site = useQuery(siteQuery);
  const preview = useQuery(previewQuery);
  const drafts = useQuery(draftsQuery);
  const [asksFirstLook, endFirstLook] = useFirstLook();
  const failed = site.error ?? preview.error ?? drafts.error;
  // The screen's own error boundary says what happened and offers to try again.
  if (failed && !(site.data && preview.data && drafts.data)) throw failed;
  if (!site.data || !preview.data || !drafts.data) {
    return (
      <p className="editor-loading" role="status">
        <Spinner /> {editorWords.loadingData}
      </p>
    );
  }
  if (asksFirstLook && isFirstEditor(section) && site.data.languages.length) {
    return <FirstLook preview={preview.data} languages={site.data.languages} onDone={endFirstLook} />;
  }
  return <LoadedEditor section={section} site={site.data} preview={preview.data} drafts={drafts.data} />;
}

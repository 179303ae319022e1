// Where the law comes in: the contact form takes visitors' names and addresses, and the legal page says what becomes of them.
import { Scale } from "lucide-react";
import { Link } from "react-router";
import { legalEditorWords as words } from "../../i18n/legal";
import { Icon } from "../../ui/Icon";
import { editorPath } from "../paths";
import { useEditorContext } from "../useEditor";

export function LegalHint() {
  if (useEditorContext().editor.section !== "contact") return null;
  return (
    <p className="editor-hint">
      {words.fromContact}{" "}
      <Link className="d-link" to={editorPath("legal")}>
        <Icon of={Scale} /> {words.open}
      </Link>
    </p>
  );
}

// Free owners see once, in the first editor and where it would stand, what the paid version adds.
import { Sparkles } from "lucide-react";
import { Link } from "react-router";
import { editorWords } from "../../i18n/editor";
import { Icon } from "../../ui/Icon";
import { siteSettingsPath } from "../paths";
import { isFirstEditor } from "../steps";
import { useEditorContext } from "../useEditor";

export function PaidHint() {
  const { editor, isPaid } = useEditorContext();
  if (isPaid || !isFirstEditor(editor.section)) return null;
  return (
    <p className="editor-paid">
      <Icon of={Sparkles} />
      <span>
        {editorWords.paidAdds} <Link to={siteSettingsPath}>{editorWords.paidMore}</Link>
      </span>
    </p>
  );
}

// In every editor: which layout the page has, whether visitors see this section, and the way to where both are chosen.
import { EyeOff, Palette } from "lucide-react";
import { Link } from "react-router";
import { appearanceWords as words } from "../../i18n/appearance";
import { editorWords } from "../../i18n/editor";
import { Icon } from "../../ui/Icon";
import { Badge } from "../../ui/notices/Badge";
import { editorPath } from "../paths";
import { useEditorContext } from "../useEditor";
import "./appearance.css";

export function LookLine() {
  const { option, isHidden } = useEditorContext();
  return (
    <div className="look-line">
      <p>
        {words.layout(editorWords.layouts[option])}
        <Link className="d-link" to={editorPath("appearance")}>
          <Icon of={Palette} />
          {words.title}
        </Link>
      </p>
      {isHidden && (
        <p>
          <Badge icon={EyeOff}>{words.hidden}</Badge>
          {words.hiddenHere}
        </p>
      )}
    </div>
  );
}

// Where languages have lists of their own: what one of them has not, and the way to take it over.
import { Link } from "react-router";
import { editorLanguage } from "../../editor/editorLanguage";
import { countOf } from "../../editor/labels";
import { editorPath } from "../../editor/paths";
import { landingWords } from "../../i18n/dashboard";
import { inLanguage } from "../../i18n/languages";
import { buttonClass } from "../../ui/buttons/Button";
import { Notice } from "../../ui/notices/Notice";
import { missingIn, type Site } from "./overview";

export const MissingItems = ({ site }: { site: Site }) =>
  missingIn(site).map(({ section, language, count }) => (
    <Notice
      key={section + language}
      action={
        <Link
          className={buttonClass({ variant: "line", size: "small" })}
          to={`${editorPath(section)}?lang=${language}&traduire=1`}
          onClick={() => editorLanguage.write(language)}
        >
          {landingWords.takeMissing}
        </Link>
      }
    >
      {landingWords.missingItems(countOf(section, count), count, inLanguage(language))}
    </Notice>
  ));

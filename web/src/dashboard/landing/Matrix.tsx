import { ArrowRight, Check, CircleDashed, Copy, EyeOff, History, Pencil } from "lucide-react";
import { Link } from "react-router";
import { editorLanguage } from "../../editor/editorLanguage";
import { titleOf } from "../../editor/labels";
import { editorPath } from "../../editor/paths";
import { stateIcons } from "../../editor/translation/icons";
import { type Counts, stateOf } from "../../editor/translation/state";
import { appearanceWords } from "../../i18n/appearance";
import { landingWords } from "../../i18n/dashboard";
import { inLanguage, languageName } from "../../i18n/languages";
import { punctuationForms } from "../../i18n/punctuation";
import { translationWords } from "../../i18n/translation";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import type { Site } from "../settings";
import { VisibilityButton } from "../siteLanguages/VisibilityButton";
import {
  type Cell,
  type Drafted,
  filledCount,
  languageCounts,
  languageState,
  matrixOf,
  type Row,
  type Translated,
} from "./overview";

const words = landingWords.visibility;

/** Above this the columns are too narrow for words: icons, and the first column stays in sight. */
const WORDY_LANGUAGES = 4;

/** What is to be translated looks otherwise than what is done, by its drawing too. */
const looks = { filled: null, stale: "land-cell-stale", copied: "land-cell-copied", empty: null } as const;

function MatrixCell({ row, cell }: { row: Row; cell: Cell }) {
  return (
    <Link
      className={classes(
        "land-cell",
        cell.isFilled && "land-cell-has",
        cell.isFilled && looks[cell.translation],
        cell.hasDraft && "land-cell-draft",
      )}
      to={`${editorPath(row.section)}?lang=${cell.language}`}
      onClick={() => editorLanguage.write(cell.language)}
      aria-label={landingWords.cellLabel(titleOf(row.section), inLanguage(cell.language), cell.state)}
    >
      <Icon of={cell.hasDraft ? Pencil : cell.isFilled ? stateIcons[cell.translation] : CircleDashed} />
      <span className="land-cell-text">{cell.state}</span>
      <Icon of={ArrowRight} className="land-cell-go" />
    </Link>
  );
}

interface LanguageHeadProps {
  site: Site;
  code: string;
  done: number;
  all: number;
  /** Null for the language that the others are made from. */
  counts: Counts | null;
  translated: Translated;
}

function LanguageHead({ site, code, done, all, counts, translated }: LanguageHeadProps) {
  const className = site.languages.length > WORDY_LANGUAGES ? "sr" : "sr-phone";
  return (
    <>
      <span className="land-lang">
        <span>{languageName(code)}</span>
        <abbr title={languageName(code)}>{code}</abbr>
        <small>{punctuationForms.ofAll(done, all)}</small>
        <VisibilityButton site={site} code={code} translated={translated} />
      </span>
      <span className="land-meter">
        <i style={{ width: `${(done / all) * 100}%` }} />
      </span>
      {site.hiddenLanguages.includes(code) && (
        <span className="land-translated">
          <span className={className}>{words.mark}</span>
        </span>
      )}
      {counts && done > 0 && (
        <span className="land-translated" data-state={stateOf(counts)}>
          <Icon of={stateIcons[stateOf(counts)]} />
          <span className={className}>{languageState(counts)}</span>
        </span>
      )}
    </>
  );
}

export function Matrix({ site, drafted, translated }: { site: Site; drafted: Drafted; translated: Translated }) {
  const rows = matrixOf(site, drafted, translated);
  return (
    <section className="d-box" aria-labelledby="land-content">
      <div className="d-box-head land-head">
        <h2 id="land-content">{landingWords.content}</h2>
      </div>
      {site.languages.length === 0 ? (
        <p className="d-muted land-none">{landingWords.noLanguage}</p>
      ) : (
        <>
          <div className="land-wrap">
            <table
              className={classes(
                "land-matrix",
                site.languages.length === WORDY_LANGUAGES && "land-full",
                site.languages.length > WORDY_LANGUAGES && "land-many",
              )}
            >
              <caption className="sr">{landingWords.matrixCaption}</caption>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="sr">{landingWords.section}</span>
                  </th>
                  {site.languages.map((code) => (
                    <th key={code} scope="col">
                      <LanguageHead
                        site={site}
                        code={code}
                        done={filledCount(rows, code)}
                        all={rows.length}
                        counts={languageCounts(translated, code)}
                        translated={translated}
                      />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.section}>
                    <th scope="row">
                      {titleOf(row.section)}
                      {row.hasDraft && !row.cells.some((cell) => cell.hasDraft) && (
                        <small className="land-draft">
                          <Icon of={Pencil} />
                          {landingWords.draftInProgress}
                        </small>
                      )}
                      {row.isHidden && (
                        <small className="land-hidden">
                          <Icon of={EyeOff} />
                          {appearanceWords.hidden}
                        </small>
                      )}
                      {row.isOptional && !row.isHidden && !row.hasDraft && <small>{landingWords.optional}</small>}
                    </th>
                    {row.cells.map((cell) => (
                      <td key={cell.language}>
                        <MatrixCell row={row} cell={cell} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="d-box-foot land-legend">
            <span>
              <Icon of={Check} className="land-green" />
              {landingWords.filled}
            </span>
            <span>
              <Icon of={Pencil} className="land-blue" />
              {landingWords.legend.draft}
            </span>
            {site.languages.length > 1 && (
              <>
                <span>
                  <Icon of={History} className="land-amber" />
                  {translationWords.legend.stale}
                </span>
                <span>
                  <Icon of={Copy} />
                  {translationWords.legend.copied}
                </span>
              </>
            )}
            <span>
              <Icon of={CircleDashed} />
              {landingWords.empty}
            </span>
          </p>
        </>
      )}
    </section>
  );
}

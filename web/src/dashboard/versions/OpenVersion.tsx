// One version: what it says otherwise than today, both pages, and what can be put back: a thing, the section, the site.
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Globe, RotateCcw } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import type { SectionName } from "../../contract/types.gen";
import { useDraftedPlaces } from "../../editor/draft/draftBadges";
import { type Contents, describe } from "../../editor/model";
import type { Preview } from "../../editor/queries";
import { dashboardLanguage, inLanguage } from "../../i18n/languages";
import { punctuationForms } from "../../i18n/punctuation";
import { versionWords } from "../../i18n/versions";
import { Button } from "../../ui/buttons/Button";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/notices/Notice";
import { Loading } from "../../ui/notices/Spinner";
import { LoadFailed } from "../screens/LoadFailed";
import type { Site } from "../settings";
import { Differences } from "./Differences";
import { changesOf, isThinnedOut, momentOf, placeTitle } from "./describeVersion";
import { type Difference, sectionDifferences, settingsDifferences } from "./differences";
import { type Then, useRestore, type Version, versionQuery, type Wanted } from "./queries";
import { TwoPages } from "./TwoPages";

const { quoted } = punctuationForms;

interface Question {
  title: string;
  text: string;
  wanted: Wanted;
}

interface OpenVersionProps {
  version: Version;
  site: Site;
  preview: Preview;
  listAddress: string;
}

function differencesOf({ section, language }: Version, then: Then, { snapshot }: Preview, site: Site): Difference[] {
  if (section === "settings") return settingsDifferences(then.settings, site);
  const [was, is] = [then.sections[section], snapshot.sections[section]] as unknown as [Contents, Contents];
  return sectionDifferences(section, language || (site.languages[0] ?? dashboardLanguage), was, is);
}

export function OpenVersion({ version, site, preview, listAddress }: OpenVersionProps) {
  const { section, language, number, savedAt } = version;
  const { data: then, error, refetch } = useQuery(versionQuery(number));
  const { restore, isBusy } = useRestore();
  const [question, ask] = useState<Question | null>(null);
  const drafted = useDraftedPlaces(site);
  const title = placeTitle(section);
  const shownLanguage = language || (site.languages[0] ?? dashboardLanguage);
  const isLanguageGone = language !== "" && !site.languages.includes(language);
  const differences = useMemo(
    () => (then ? differencesOf(version, then, preview, site) : []),
    [version, then, preview, site],
  );
  if (error && !then) return <LoadFailed error={error} onRetry={() => void refetch()} />;

  const askForOne = ({ label, wanted, now }: Difference) => {
    if (!wanted) return;
    const text = wanted.what === "item" && now === null ? versionWords.confirm.item : versionWords.confirm.one;
    ask({ title: versionWords.restoreWhat(quoted(label)), text: text(label), wanted });
  };
  const place = { section, language: section === "settings" ? "" : shownLanguage, name: "", item: "" };
  const isSettings = section === "settings";
  const wholePlace: Question = {
    title: isSettings ? versionWords.restoreSettings : versionWords.restoreSection(quoted(title)),
    text: isSettings
      ? versionWords.confirm.settings
      : versionWords.confirm.section(quoted(title), inLanguage(shownLanguage)),
    wanted: { ...place, what: "section" },
  };
  const wholeSite: Question = {
    title: versionWords.restoreSite,
    text: versionWords.confirm.site(momentOf(savedAt)),
    wanted: { ...place, what: "site" },
  };
  const languagesBack: Question = {
    title: versionWords.languagesBack,
    text: versionWords.confirm.one(versionWords.settingNames.languages ?? ""),
    wanted: { section: "settings", language: "", what: "setting", name: "languages", item: "" },
  };
  const isDrafted = question?.wanted.what === "site" ? drafted.size > 0 : drafted.has(section);

  return (
    <article className="ver-pane ver-open" aria-labelledby="ver-title">
      <header className="ver-head">
        <Link className="d-icon-btn ver-back" to={listAddress} title={versionWords.backToList}>
          <Icon of={ArrowLeft} />
          <span className="sr">{versionWords.backToList}</span>
        </Link>
        <div>
          <h1 id="ver-title">
            {title} {language && inLanguage(language)}
          </h1>
          <p className="d-muted">
            {momentOf(savedAt)} · {version.isOwn ? versionWords.by[version.origin] : versionWords.by.import}
          </p>
          <p>{changesOf(version)}</p>
        </div>
        <div className="ver-actions">
          {differences.length > 0 && !isLanguageGone && (
            <Button variant="primary" icon={RotateCcw} onClick={() => ask(wholePlace)}>
              {wholePlace.title}
            </Button>
          )}
          <Button icon={Globe} onClick={() => ask(wholeSite)}>
            {versionWords.restoreSite}
          </Button>
        </div>
      </header>
      {isLanguageGone && (
        <Notice
          tone="warning"
          action={
            <Button size="small" onClick={() => ask(languagesBack)}>
              {versionWords.languagesBack}
            </Button>
          }
        >
          {versionWords.languageGone(inLanguage(language))}
        </Notice>
      )}
      {then ? (
        <>
          <Differences
            differences={differences}
            language={shownLanguage}
            onRestore={isLanguageGone ? null : askForOne}
          />
          <TwoPages
            then={then}
            now={preview.snapshot}
            language={shownLanguage}
            place={isSettings ? {} : describe(section as SectionName)}
          />
        </>
      ) : (
        <Loading />
      )}
      <ConfirmDialog
        isOpen={question !== null}
        title={question ? versionWords.asked(question.title) : ""}
        description={
          <>
            <p>{question?.text}</p>
            {question?.wanted.what === "site" && isThinnedOut(savedAt) && <p>{versionWords.confirm.thinnedOut}</p>}
            {isDrafted && <p>{versionWords.confirm.draft}</p>}
          </>
        }
        confirmLabel={versionWords.restore}
        isBusy={isBusy}
        onCancel={() => ask(null)}
        onConfirm={() => question && void restore(number, question.wanted).then(() => ask(null))}
      />
    </article>
  );
}

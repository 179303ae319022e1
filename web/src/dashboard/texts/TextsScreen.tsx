// 'Tous les textes': the whole site by language, searched, filtered and written in its place; files for translators.
import { useQuery } from "@tanstack/react-query";
import { Languages } from "lucide-react";
import { useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { Drafts } from "../../editor/draft/opening";
import { siteSettingsPath } from "../../editor/paths";
import { draftsQuery, type Preview, previewQuery, siteQuery } from "../../editor/queries";
import { useDraftSavedToast } from "../../editor/saving/onlineWords";
import type { Editor } from "../../editor/store";
import { type Translations, useTranslations } from "../../editor/translation/queries";
import { countStates, type TextState } from "../../editor/translation/state";
import { findTexts, keyOf } from "../../editor/translation/textList";
import { landingWords } from "../../i18n/dashboard";
import { languageName } from "../../i18n/languages";
import { translationWords, textListWords as words } from "../../i18n/translation";
import { Button, buttonClass } from "../../ui/buttons/Button";
import { Field } from "../../ui/fields/Field";
import { Select } from "../../ui/fields/Select";
import { TextInput } from "../../ui/fields/TextInput";
import { EmptyState } from "../../ui/notices/EmptyState";
import { Loading } from "../../ui/notices/Spinner";
import { PublishingBar } from "../publishing/PublishingState";
import { LoadFailed } from "../screens/LoadFailed";
import type { Site } from "../settings";
import { useTitle } from "../useTitle";
import { Files } from "./Files";
import { ProposalView } from "./ProposalView";
import { type Proposal, proposalOf, useWriteTexts, type Wanted } from "./queries";
import { SectionTexts } from "./SectionTexts";
import { contentsOf, useListedTexts, useSectionEditors } from "./useTexts";
import "./texts.css";

const AT_FIRST = 60;
const states: readonly TextState[] = ["stale", "copied", "empty", "filled"];

interface ListProps {
  site: Site;
  editors: readonly Editor[];
  translations: Translations;
  target: string;
}

function TextList({ site, editors, translations, target }: ListProps) {
  const { source } = translations;
  const [asked, setAsked] = useState("");
  const [state, setState] = useState<TextState | "">("");
  const [most, setMost] = useState(AT_FIRST);
  const [brought, setBrought] = useState<{ proposal: Proposal; file: File } | null>(null);
  const write = useWriteTexts(target, site);
  const all = useListedTexts(editors, translations, target, site.layout);
  const counts = countStates(all);
  const found = useMemo(() => new Set(findTexts(all, asked, state).map(keyOf)), [all, asked, state]);
  // What is being written stays in sight, whatever is searched for.
  const wanted = all.filter((row) => found.has(keyOf(row)) || row.isDrafted);
  const rows = wanted.slice(0, most);
  const open = async (file: File) => setBrought({ proposal: await proposalOf(target, file), file });
  const apply = async (file: File, wanted: Wanted) => {
    const isWritten = await write(wanted);
    if (!isWritten) await open(file); // looked at anew: something was saved elsewhere
    return isWritten;
  };
  if (brought)
    return (
      <ProposalView
        proposal={brought.proposal}
        fileName={brought.file.name}
        sections={contentsOf(editors)}
        source={source}
        target={target}
        onApply={(wanted) => apply(brought.file, wanted)}
        onClose={() => setBrought(null)}
      />
    );
  return (
    <>
      <details className="txt-advanced">
        <summary>{words.advanced}</summary>
        <Files target={target} onFile={open} />
      </details>
      <search className="txt-search">
        <Field label={words.search}>
          {(id) => <TextInput id={id} type="search" value={asked} onChange={setAsked} />}
        </Field>
        <Field label={words.state}>
          {(id) => (
            <Select
              id={id}
              value={state}
              choices={[
                { value: "" as TextState | "", label: words.everyState },
                ...states.map((value) => ({
                  value,
                  label: words.stateCount(translationWords.states[value], counts[value]),
                })),
              ]}
              onChange={setState}
            />
          )}
        </Field>
        <p className="d-hint" role="status">
          {found.size ? (all.length > 1 ? words.shown(found.size, all.length) : words.shownOnly) : words.none}
        </p>
      </search>
      {editors.map((editor) => {
        const ofSection = rows.filter(({ section }) => section === editor.section);
        return (
          ofSection.length > 0 && (
            <SectionTexts
              key={editor.section}
              editor={editor}
              site={site}
              rows={ofSection}
              source={source}
              target={target}
            />
          )
        );
      })}
      {wanted.length > most && (
        <Button className="txt-more" onClick={() => setMost(most + AT_FIRST)}>
          {words.more}
        </Button>
      )}
    </>
  );
}

interface OpenProps {
  site: Site;
  preview: Preview;
  drafts: Drafts;
  translations: Translations;
}

function OpenTexts({ site, preview, drafts, translations }: OpenProps) {
  const [params, setParams] = useSearchParams();
  const editors = useSectionEditors(site, preview, drafts);
  useDraftSavedToast(editors);
  const targets = site.languages.filter((code) => code !== translations.source);
  const target = targets.find((code) => code === params.get("lang")) ?? (targets[0] as string);
  return (
    <div className="d-page d-stack txt">
      <header className="d-page-head">
        <h1 className="d-title">{words.title}</h1>
        <p className="d-muted">{words.lead}</p>
        <Field label={words.language}>
          {(id) => (
            <Select
              id={id}
              value={target}
              choices={targets.map((code) => ({ value: code, label: languageName(code) }))}
              onChange={(code) => setParams({ lang: code }, { replace: true })}
            />
          )}
        </Field>
      </header>
      <TextList key={target} site={site} editors={editors} translations={translations} target={target} />
      <PublishingBar site={site} />
    </div>
  );
}

function LoadedTexts({ site }: { site: Site }) {
  const translations = useTranslations(site.languages);
  const preview = useQuery(previewQuery);
  const drafts = useQuery(draftsQuery);
  if (site.languages.length < 2)
    return (
      <EmptyState icon={Languages} title={words.oneLanguage} text={words.oneLanguageHint} isPage>
        <Link className={buttonClass({ variant: "primary" })} to={siteSettingsPath}>
          {landingWords.manageLanguages}
        </Link>
      </EmptyState>
    );
  const failed = [preview, drafts].find(({ error, data }) => error && !data);
  if (failed?.error) return <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!translations || !preview.data || !drafts.data) return <Loading />;
  return <OpenTexts site={site} preview={preview.data} drafts={drafts.data} translations={translations} />;
}

export function TextsScreen() {
  useTitle(words.title);
  const { data: site, error, refetch } = useQuery(siteQuery);
  if (error && !site) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return site ? <LoadedTexts site={site} /> : <Loading />;
}

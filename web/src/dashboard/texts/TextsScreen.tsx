// 'Tous les textes': the whole site by language, searched, filtered and written in its place; files for translators.
import { useQuery } from "@tanstack/react-query";
import { Languages, Pencil } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Link, useBlocker, useSearchParams } from "react-router";
import type { SectionName } from "../../contract/types.gen";
import { editorPath, typesitePath } from "../../editor/chain";
import { useDraftedPlaces } from "../../editor/draft/marks";
import { titleOf } from "../../editor/labels";
import { previewQuery, siteQuery } from "../../editor/queries";
import { benchAt } from "../../editor/translation/openBench";
import { type Translations, useTranslations } from "../../editor/translation/queries";
import { countStates, type TextState } from "../../editor/translation/state";
import { findTexts, keyOf, type ListedText, listTexts } from "../../editor/translation/textList";
import { landingWords } from "../../i18n/dashboard";
import { languageName } from "../../i18n/languages";
import { translationWords, textListWords as words } from "../../i18n/translation";
import { Button, buttonClass } from "../../ui/buttons/Button";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog";
import { Field } from "../../ui/fields/Field";
import { Select } from "../../ui/fields/Select";
import { TextInput } from "../../ui/fields/TextInput";
import { Icon } from "../../ui/Icon";
import { Badge } from "../../ui/notices/Badge";
import { EmptyState } from "../../ui/notices/EmptyState";
import { Loading } from "../../ui/notices/Spinner";
import { LoadFailed } from "../screens/LoadFailed";
import type { Site } from "../settings";
import { useTitle } from "../useTitle";
import { Files } from "./Files";
import { ProposalView } from "./ProposalView";
import { type Proposal, proposalOf, useWriteTexts, type Wanted } from "./queries";
import { type Edit, TextRow } from "./TextRow";
import "./texts.css";

const AT_FIRST = 60;
const states: readonly TextState[] = ["stale", "copied", "empty", "filled"];
type Sections = Readonly<Partial<Record<SectionName, unknown>>>;
type Edits = ReadonlyMap<string, Edit>;
const noEdits: Edits = new Map();

/** What is typed and not saved is not lost unasked. */
function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title={words.unsaved.title}
      description={words.unsaved.text}
      confirmLabel={words.unsaved.leave}
      cancelLabel={words.unsaved.stay}
      isDanger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

interface ListProps {
  site: Site;
  sections: Sections;
  revisions: Record<string, number>;
  translations: Translations;
  target: string;
}

function SectionTexts({ section, target, isDrafted }: { section: SectionName; target: string; isDrafted: boolean }) {
  return (
    <div className="txt-section">
      <h2>{titleOf(section)}</h2>
      {isDrafted && (
        <Badge tone="blue" icon={Pencil}>
          {landingWords.draftInProgress}
        </Badge>
      )}
      <Link className={buttonClass({ variant: "quiet", size: "small" })} to={benchAt(editorPath(section), target)}>
        <Icon of={Languages} />
        {translationWords.translate}
        <span className="d-hidden"> {titleOf(section)}</span>
      </Link>
    </div>
  );
}

function TextList({ site, sections, revisions, translations, target }: ListProps) {
  const { source } = translations;
  const [asked, setAsked] = useState("");
  const [state, setState] = useState<TextState | "">("");
  const [most, setMost] = useState(AT_FIRST);
  const [edits, setEdits] = useState<Edits>(noEdits);
  const [busy, setBusy] = useState<string | null>(null);
  const [brought, setBrought] = useState<{ proposal: Proposal; file: File } | null>(null);
  const write = useWriteTexts(target);
  const drafted = useDraftedPlaces(site);
  const all = useMemo(
    () => listTexts(sections, translations, target, site.layout),
    [sections, translations, target, site.layout],
  );
  const counts = countStates(all);
  const found = useMemo(() => new Set(findTexts(all, asked, state)), [all, asked, state]);
  // What is being written stays in sight, whatever is searched for.
  const wanted = all.filter((row) => found.has(row) || edits.has(keyOf(row)));
  const rows = wanted.slice(0, most);
  const shownSections = [...new Set(rows.map(({ section }) => section))];
  const edit = (row: ListedText, next: Edit | null) =>
    setEdits((held) => {
      const kept = new Map(held);
      if (next) kept.set(keyOf(row), next);
      else kept.delete(keyOf(row));
      return kept;
    });
  const save = async (row: ListedText) => {
    const typed = edits.get(keyOf(row));
    if (!typed || busy !== null) return;
    setBusy(keyOf(row));
    const { section, sourcePlace: place, source } = row;
    const texts = [{ section, place, source, text: typed.text, marks: typed.marks }];
    const isWritten = await write({ texts, revisions: { [section]: revisions[section] ?? 0 }, isFromFile: false });
    setBusy(null);
    if (isWritten) edit(row, null);
  };
  const open = async (file: File) => setBrought({ proposal: await proposalOf(target, file), file });
  const apply = async (file: File, wanted: Wanted) => {
    const isWritten = await write(wanted);
    if (!isWritten) await open(file); // looked at anew: something was saved elsewhere
    return isWritten;
  };
  const guard = <UnsavedGuard isUnsaved={edits.size > 0} />;
  if (brought)
    return (
      <>
        {guard}
        <ProposalView
          proposal={brought.proposal}
          fileName={brought.file.name}
          sections={sections}
          source={source}
          target={target}
          onApply={(wanted) => apply(brought.file, wanted)}
          onClose={() => setBrought(null)}
        />
      </>
    );
  return (
    <>
      {guard}
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
          {found.size ? words.shown(found.size, all.length) : words.none}
        </p>
      </search>
      {shownSections.map((section) => (
        <section key={section} className="d-box txt-box" aria-label={titleOf(section)}>
          <SectionTexts section={section} target={target} isDrafted={drafted.has(section)} />
          <ul className="txt-list">
            {rows
              .filter((row) => row.section === section)
              .map((row) => (
                <TextRow
                  key={keyOf(row)}
                  row={row}
                  source={source}
                  target={target}
                  edit={edits.get(keyOf(row))}
                  isBusy={busy === keyOf(row)}
                  onEdit={(next) => edit(row, next)}
                  onSave={() => void save(row)}
                />
              ))}
          </ul>
        </section>
      ))}
      {wanted.length > most && (
        <Button className="txt-more" onClick={() => setMost(most + AT_FIRST)}>
          {words.more}
        </Button>
      )}
    </>
  );
}

function LoadedTexts({ site }: { site: Site }) {
  const [params, setParams] = useSearchParams();
  const translations = useTranslations(site.languages);
  const preview = useQuery(previewQuery);
  if (site.languages.length < 2)
    return (
      <EmptyState icon={Languages} title={words.oneLanguage} text={words.oneLanguageHint} isPage>
        <Link className={buttonClass({ variant: "primary" })} to={typesitePath}>
          {landingWords.manageLanguages}
        </Link>
      </EmptyState>
    );
  if (preview.error && !preview.data)
    return <LoadFailed error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!translations || !preview.data) return <Loading />;
  const targets = site.languages.filter((code) => code !== translations.source);
  const target = targets.find((code) => code === params.get("lang")) ?? (targets[0] as string);
  return (
    <div className="txt">
      <header>
        <h1>{words.title}</h1>
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
      <TextList
        key={target}
        site={site}
        sections={preview.data.snapshot.sections}
        revisions={preview.data.revisions}
        translations={translations}
        target={target}
      />
    </div>
  );
}

export function TextsScreen() {
  useTitle(words.title);
  const { data: site, error, refetch } = useQuery(siteQuery);
  if (error && !site) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return site ? <LoadedTexts site={site} /> : <Loading />;
}

// The list of everything that is not on line yet: each draft with what it changes, to be given up or put on line with the rest.
import { useQuery } from "@tanstack/react-query";
import { CloudUpload, Pencil, RotateCcw, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { PageSection } from "../../contract/types.gen";
import { useDraftedPlaces } from "../../editor/draft/draftBadges";
import { openEditors } from "../../editor/draft/openEditors";
import { editorLanguage } from "../../editor/editorLanguage";
import { titleOf } from "../../editor/labels";
import { editorPath, siteSettingsPath, versionsPath } from "../../editor/paths";
import { previewQuery } from "../../editor/queries";
import { isSeen } from "../../editor/saving/onlineWords";
import { shellWords } from "../../i18n/dashboard";
import { languageName } from "../../i18n/languages";
import { publishingWords as words } from "../../i18n/publishing";
import { punctuationForms } from "../../i18n/punctuation";
import { uiWords } from "../../i18n/ui";
import { isHidden } from "../../site/page/order";
import { Button, buttonClass } from "../../ui/buttons/Button";
import { Dialog } from "../../ui/dialogs/Dialog";
import { Icon } from "../../ui/Icon";
import { Badge } from "../../ui/notices/Badge";
import { Notice } from "../../ui/notices/Notice";
import { Spinner } from "../../ui/notices/Spinner";
import type { Site } from "../settings";
import { changesOf } from "./changed";
import { lastPublication } from "./lastPublication";
import { publishingPanel } from "./panel";
import { SampleWaits } from "./SampleWaits";
import { canSwitch, StateSwitch } from "./StateSwitch";
import { stateOf } from "./state";
import { countOf, type DraftedSection, hasForm, type Line, toPublish, unreadIn } from "./unpublished";
import { useAbandon } from "./useAbandon";
import { usePublish, usePutBack } from "./usePublish";
import { useUnpublished } from "./useUnpublished";

const { close } = publishingPanel;
const THEME = "theme";
const keyOf = ({ section }: DraftedSection, { language, kind }: Line): string => `${section}/${language}/${kind}`;
const inEditor = ({ section, lines }: DraftedSection): string => {
  const language = lines.find((line) => line.language !== null)?.language;
  return editorPath(section) + (language ? `?lang=${language}` : "");
};

function Compare({ drafted }: { drafted: DraftedSection }) {
  const editor = openEditors.of(drafted.section);
  const show = editor && openEditors.screenOf(editor).compare;
  if (!show)
    return (
      <Link className={buttonClass({ size: "small" })} to={inEditor(drafted)} onClick={close}>
        {words.compare}
      </Link>
    );
  const compare = () => {
    close();
    show();
  };
  return (
    <Button size="small" onClick={compare}>
      {words.compare}
    </Button>
  );
}

/** A draft that was given up here: until the list is closed it can be had again in its place. */
interface Given {
  key: string;
  text: string;
  undo(): void;
}

function GivenUp({ given, onUndo }: { given: Given; onUndo(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <li className="pub-section pub-section-top">
      <span className="pub-wait">{given.text}</span>
      <span className="pub-actions">
        <Button ref={button} variant="line" size="small" onClick={onUndo}>
          {uiWords.undo}
        </Button>
      </span>
    </li>
  );
}

interface SectionProps {
  drafted: DraftedSection;
  site: Site;
  isHiddenSection: boolean;
  onAbandon(line: Line, name: string): void;
}

/** Its fields stand open on the screen beneath: they are taken along. */
function isFormAtHand(drafted: DraftedSection): boolean {
  const editor = openEditors.of(drafted.section);
  return hasForm(drafted) && editor !== null && openEditors.screenOf(editor).takeForms !== undefined;
}

/** What a line is called where it stands alone. */
const nameOf = ({ section }: DraftedSection, { language, kind }: Line): string =>
  punctuationForms.noted(
    titleOf(section),
    kind === "form" ? words.form : language ? languageName(language) : words.allLanguages,
  );

function Section({ drafted, site, isHiddenSection, onAbandon }: SectionProps) {
  const { section, lines, isStale } = drafted;
  const title = titleOf(section);
  const unread = unreadIn(drafted).length;
  const goThere = () => {
    const language = lines.find((line) => line.language !== null)?.language;
    if (language) editorLanguage.write(language);
    close();
  };
  return (
    <li className="pub-section">
      <div className="pub-section-top">
        <h3>{title}</h3>
        {isHiddenSection && <Badge>{words.hiddenSection}</Badge>}
        <span className="pub-actions">
          <Link
            className={buttonClass({ variant: "quiet", size: "small" })}
            to={inEditor(drafted)}
            aria-label={words.editNamed(title)}
            onClick={goThere}
          >
            <Icon of={Pencil} />
            <span className="pub-action-name">{words.edit}</span>
          </Link>
        </span>
      </div>
      <ul className="pub-lines">
        {lines.map((line) => (
          <li key={keyOf(drafted, line)}>
            <span className="pub-language">
              {line.language ? languageName(line.language) : words.allLanguages}
              {line.language && site.hiddenLanguages.includes(line.language) && <Badge>{words.hiddenLanguage}</Badge>}
            </span>
            <span className="pub-what">{changesOf(drafted, line)}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={words.abandonNamed(nameOf(drafted, line))}
              onClick={() => onAbandon(line, nameOf(drafted, line))}
            >
              {words.abandon}
            </Button>
          </li>
        ))}
      </ul>
      {isStale && <Notice action={<Compare drafted={drafted} />}>{words.elsewhere}</Notice>}
      {unread > 0 && <p className="pub-wait">{words.unread(unread)}</p>}
    </li>
  );
}

export default function PublishingDialog({ site }: { site: Site }) {
  const unpublished = useUnpublished(site);
  const { data: preview } = useQuery({ ...previewQuery, enabled: Boolean(unpublished?.sections.length) });
  const { publish, isBusy, refusal } = usePublish(site);
  const putBack = usePutBack();
  const { giveUp, giveUpTheme } = useAbandon();
  const hasSettings = useDraftedPlaces(site).has("settings");
  useEffect(() => close, []);
  const count = unpublished && countOf(unpublished);
  const { label, lead } = stateOf(site, count);
  const sections = unpublished?.sections ?? [];
  const theme = unpublished?.theme ?? null;
  const themeName = theme === null ? "" : words.theme(shellWords.themeNames[theme] ?? "");
  const hasLanguage = site.languages.length > 0;
  const isReady =
    unpublished !== null &&
    hasLanguage &&
    (theme !== null || toPublish(unpublished).length > 0 || sections.some(isFormAtHand)) &&
    !sections.some((drafted) => drafted.isStale || unreadIn(drafted).length);
  const [given, setGiven] = useState<readonly Given[]>([]);
  const list = useRef<HTMLUListElement>(null);
  // Taken back by its toast it is in the list again.
  const listed = new Set(sections.flatMap((drafted) => drafted.lines.map((line) => keyOf(drafted, line))));
  const gone = given.filter(({ key }) => (key === THEME ? theme === null : !listed.has(key)));
  const keep = (key: string, text: string, undo: () => void) =>
    setGiven((all) => [...all.filter((other) => other.key !== key), { key, text, undo }]);
  const takeBack = ({ key, undo }: Given) => {
    undo();
    setGiven((all) => all.filter((other) => other.key !== key));
    list.current?.focus();
  };
  const undo = lastPublication.undoAt(site.revision);
  const takeBackAll = () => {
    close();
    if (undo !== null) void putBack(undo);
  };
  const goOn = useRef<(() => void) | null>(null);
  const send = async () => {
    goOn.current = unpublished && (await publish(unpublished));
    if (goOn.current) close();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      onClosed={() => goOn.current?.()}
      title={label}
      description={hasLanguage ? lead : words.lead.noLanguage}
      footer={
        Boolean(count) && (
          <Button variant="primary" icon={CloudUpload} isBusy={isBusy} disabled={!isReady} onClick={() => void send()}>
            {isSeen(site) ? words.publish : words.saveAll}
          </Button>
        )
      }
    >
      {!hasLanguage && (
        <Link className={buttonClass({ variant: "primary" })} to={siteSettingsPath} onClick={close}>
          {shellWords.create}
        </Link>
      )}
      <SampleWaits site={site} />
      {canSwitch(site) && <StateSwitch site={site} />}
      {refusal && (
        <div className="d-notice d-notice-bad" role="alert">
          <Icon of={TriangleAlert} />
          <div className="d-notice-body">
            <b>{words.refused}</b> {refusal.text}
          </div>
          {refusal.section && (
            <Link
              className={buttonClass({ size: "small" })}
              to={editorPath(refusal.section) + (refusal.language ? `?lang=${refusal.language}` : "")}
              onClick={() => {
                if (refusal.language) editorLanguage.write(refusal.language);
                close();
              }}
            >
              {words.edit}
            </Link>
          )}
        </div>
      )}
      {count === null && (
        <p role="status">
          <Spinner />
        </p>
      )}
      {(Boolean(count) || gone.length > 0) && (
        <ul className="pub-list" aria-label={words.list} ref={list} tabIndex={-1}>
          {sections.map((drafted) => (
            <Section
              key={drafted.section}
              drafted={drafted}
              site={site}
              isHiddenSection={Boolean(preview && isHidden(preview.snapshot, drafted.section as PageSection))}
              onAbandon={(line, name) => keep(keyOf(drafted, line), words.abandoned(name), giveUp(drafted, line, name))}
            />
          ))}
          {gone.map((each) => (
            <GivenUp key={each.key} given={each} onUndo={() => takeBack(each)} />
          ))}
          {theme !== null && (
            <li className="pub-section">
              <div className="pub-section-top">
                <h3>{themeName}</h3>
                <span className="pub-actions">
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={words.abandonNamed(themeName)}
                    onClick={() => keep(THEME, words.abandoned(themeName), giveUpTheme(theme, themeName))}
                  >
                    {words.abandon}
                  </Button>
                </span>
              </div>
            </li>
          )}
        </ul>
      )}
      {hasSettings && (
        <p className="pub-aside">
          {words.settings}{" "}
          <Link className="d-link" to={siteSettingsPath} onClick={close}>
            {words.openSettings}
          </Link>
        </p>
      )}
      {undo !== null && (
        <p>
          <Button size="small" icon={RotateCcw} onClick={takeBackAll}>
            {words.putBack}
          </Button>
        </p>
      )}
      {site.exists && (
        <p className="pub-aside">
          <Link className="d-link" to={versionsPath} onClick={close}>
            {words.versions}
          </Link>
        </p>
      )}
    </Dialog>
  );
}

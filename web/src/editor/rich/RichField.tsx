// A long text: the plain area, with buttons above it. With the first word that stands out, or where one does already, the area is
// the one that can show it (RichArea.tsx), which comes in a file of its own; until it is there the plain one works on.
import { Bold, Italic, Link as LinkIcon, List, ListOrdered } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { richWords } from "../../i18n/richText";
import { loadChunk } from "../../site/loadChunk";
import { TextArea } from "../../ui/fields/TextArea";
import { Icon, type IconDrawing } from "../../ui/Icon";
import { toastError } from "../../ui/notices/Toasts";
import type { Engine } from "./engine";
import { LinkForm } from "./LinkForm";
import { actionOf, carriedOver, hasFormat, nothingStands, type RichAction, type RichValue } from "./richField";
import "./rich.css";
import { punctuationForms } from "../../i18n/punctuation";

type Area = typeof import("./RichArea").default;
let loaded: Area | null = null;
const load = async (): Promise<Area> => {
  loaded ??= await loadChunk(async () => (await import("./RichArea")).default);
  return loaded;
};

const buttons: readonly [RichAction | "link", IconDrawing][] = [
  ["bold", Bold],
  ["italic", Italic],
  ["link", LinkIcon],
  ["ul", List],
  ["ol", ListOrdered],
];

interface RichFieldProps {
  id: string;
  name: string;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  placeholder: string;
  lang?: string | undefined;
  text: string;
  marks: string;
  /** Its buttons are no stop of the Tab key, where that leads from text to text; their own keys work. */
  isBarPassed?: boolean;
  /** No more may be typed; where it is not given, the field's error says so. */
  maxLength?: number | undefined;
  /** `isTyping`: one of many letters, undone as one. */
  onChange(value: RichValue, isTyping: boolean): void;
}

export function RichField(props: RichFieldProps) {
  const {
    id,
    name,
    label,
    describedBy,
    isInvalid,
    placeholder,
    lang,
    text,
    marks,
    maxLength,
    isBarPassed = false,
    onChange,
  } = props;
  const value = useMemo(() => ({ text, marks }), [text, marks]);
  const [Shown, setShown] = useState<Area | null>(() => (marks ? loaded : null));
  const [standing, setStanding] = useState(nothingStands);
  const [isLinking, setLinking] = useState(false);
  const [current, setCurrent] = useState(0);
  const engine = useRef<Engine | null>(null);
  const waiting = useRef<((engine: Engine) => void)[]>([]);
  const area = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<readonly [number, number] | null>(null);
  const bar = useRef<HTMLDivElement>(null);

  /** The area that can show it, and then this. What is selected in the plain one is selected there. */
  const withEngine = (then?: (engine: Engine) => void) => {
    if (engine.current) return then?.(engine.current);
    if (then) waiting.current.push(then);
    load().then(
      (found) => {
        const plain = area.current;
        // Nobody's letters are taken from under his fingers: without an order it waits until the plain one is left.
        if (!waiting.current.length && plain && plain === document.activeElement) return;
        if (plain && waiting.current.length) selection.current = [plain.selectionStart, plain.selectionEnd];
        setShown(() => found);
      },
      () => {
        waiting.current = [];
        toastError(richWords.notLoaded);
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it has marks, and once more when it gets some.
  useEffect(() => {
    if (marks && !Shown) withEngine();
  }, [Boolean(marks), Shown]);

  const act = (action: RichAction | "link") =>
    withEngine((ready) => {
      if (action === "link") setLinking(true);
      else ready.act(action);
    });
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    act(action);
  };
  const onPaste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData("text/html");
    if (!html || !hasFormat(html)) return;
    event.preventDefault();
    withEngine((ready) => ready.paste(html));
  };
  const onBarKey = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : step && current + step;
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + buttons.length) % buttons.length;
    setCurrent(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };

  const isOn = (action: RichAction | "link") => (action === "link" ? Boolean(standing.link) : standing[action]);
  const tools: ReactNode = (
    <div
      ref={bar}
      className="rich-bar"
      role="toolbar"
      aria-label={richWords.bar}
      aria-controls={id}
      onKeyDown={onBarKey}
    >
      {buttons.map(([action, icon], place) => (
        <button
          key={action}
          type="button"
          className="d-icon-btn"
          aria-pressed={isOn(action)}
          tabIndex={place === current && !isBarPassed ? 0 : -1}
          aria-label={richWords.actions[action]}
          title={punctuationForms.noted(richWords.actions[action], richWords.keys[action])}
          // The text keeps its selection, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => {
            setCurrent(place);
            void load().catch(() => undefined);
          }}
          onClick={() => act(action)}
        >
          <Icon of={icon} />
        </button>
      ))}
    </div>
  );

  return (
    <div className="rich-field">
      {tools}
      {isLinking && (
        <LinkForm
          href={standing.link}
          onDone={(href) => {
            setLinking(false);
            if (href === null) engine.current?.focus();
            else engine.current?.setLink(href);
          }}
        />
      )}
      {Shown ? (
        <Shown
          id={id}
          name={name}
          label={label}
          describedBy={describedBy}
          isInvalid={isInvalid}
          placeholder={placeholder}
          lang={lang}
          value={value}
          maxChars={maxLength ?? null}
          selection={selection.current}
          onChange={onChange}
          onStanding={setStanding}
          onLink={() => setLinking(true)}
          onReady={(ready) => {
            engine.current = ready;
            const orders = waiting.current;
            if (ready) waiting.current = [];
            if (ready) for (const order of orders) order(ready);
          }}
        />
      ) : (
        <TextArea
          id={id}
          ref={area}
          aria-describedby={describedBy}
          isInvalid={isInvalid}
          name={name}
          value={text}
          placeholder={placeholder}
          dir="auto"
          lang={lang}
          maxLength={maxLength}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onFocus={() => void load().catch(() => undefined)}
          onBlur={() => marks && withEngine()}
          onChange={(next: string) => onChange({ text: next, marks: carriedOver(value, next) }, true)}
        />
      )}
    </div>
  );
}

// A long text in which something stands out, as it is edited: the engine in React's hands. A file of its own (RichField.tsx).
import { useEffect, useRef } from "react";
import { createEngine, type Engine } from "./engine";
import type { RichValue, Standing } from "./richField";

export interface RichAreaProps {
  id: string;
  name: string;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  placeholder: string;
  lang: string | undefined;
  value: RichValue;
  maxChars: number | null;
  selection: readonly [number, number] | null;
  onChange(value: RichValue, isTyping: boolean): void;
  onStanding(standing: Standing): void;
  onLink(): void;
  onReady(engine: Engine | null): void;
}

export default function RichArea(props: RichAreaProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const engine = useRef<Engine | null>(null);
  const { id, value, isInvalid, describedBy, placeholder, lang, label } = props;

  useEffect(() => {
    if (!place.current) return;
    const { maxChars, selection } = latest.current;
    const made = createEngine({
      place: place.current,
      value: latest.current.value,
      selection,
      maxChars,
      attributes() {
        const now = latest.current;
        return {
          id: now.id,
          role: "textbox",
          "aria-multiline": "true",
          "aria-label": now.label,
          ...(now.describedBy ? { "aria-describedby": now.describedBy } : {}),
          ...(now.isInvalid ? { "aria-invalid": "true" } : {}),
          ...(now.placeholder && !now.value.text ? { "data-placeholder": now.placeholder } : {}),
          ...(now.lang ? { lang: now.lang } : {}),
          "data-name": now.name,
          class: "d-area rich-area",
        };
      },
      onChange: (next, isTyping) => latest.current.onChange(next, isTyping),
      onStanding: (standing) => latest.current.onStanding(standing),
      onLink: () => latest.current.onLink(),
    });
    engine.current = made;
    latest.current.onReady(made);
    // A label's press goes to what it names; this is no element that browsers do it for.
    const label = document.querySelector(`label[for="${CSS.escape(latest.current.id)}"]`);
    label?.addEventListener("click", made.focus);
    return () => {
      label?.removeEventListener("click", made.focus);
      latest.current.onReady(null);
      engine.current = null;
      made.destroy();
    };
  }, []);

  useEffect(() => engine.current?.show(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the attributes are made of.
  useEffect(() => engine.current?.refresh(), [id, isInvalid, describedBy, placeholder, lang, label, value.text === ""]);

  return <div ref={place} className="rich-place" />;
}

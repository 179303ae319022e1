// The small style editor: size in rem, family, weight, upper case; three ready-made sets; back to the default.
import { ALargeSmall, ChevronDown } from "lucide-react";
import { useState } from "react";
import { fontFamilies, fontWeights, sizeRem } from "../../contract/catalogues.gen";
import type { Face, FontFamily, FontWeight, StyleSet } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import { overlaid } from "../../site/page/stylesheet";
import { Button } from "../../ui/Button";
import { Segmented } from "../../ui/Segmented";
import { Select } from "../../ui/Select";
import { Switch } from "../../ui/Switch";
import { describe } from "../model";
import { difference, styleSets } from "../styleSets";
import { styleSummary } from "../styleWords";
import { useDraft, useEditorContext } from "../useEditor";

const words = editorWords.style;

function useSlot(slot: string) {
  const { editor } = useEditorContext();
  const style = useDraft((draft) => draft.shared.styles[slot]);
  const described = describe(editor.section).styles.find((one) => one.name === slot);
  if (!described) throw new Error(`no style slot ${slot}`);
  const faces: Record<StyleSet, Face> = described.sets;
  return { editor, style, faces, face: overlaid(faces.classique, style) };
}

const isSame = (a: Face, b: Face): boolean => (Object.keys(a) as (keyof Face)[]).every((key) => a[key] === b[key]);

export function StyleChip({ slot, isOpen, onToggle }: { slot: string; isOpen: boolean; onToggle(): void }) {
  const { face } = useSlot(slot);
  const summary = styleSummary(face);
  return (
    <button
      type="button"
      className="style-chip"
      aria-expanded={isOpen}
      aria-label={words.label(summary)}
      onClick={onToggle}
    >
      <ALargeSmall className="d-icon" aria-hidden />
      {summary}
      <ChevronDown className="d-icon style-chevron" aria-hidden />
    </button>
  );
}

/** A number entered becomes rem; null while it is none, or too small or large. */
function sizeFrom(written: string): number | null {
  const size = Math.round(Number(written.replace(",", ".")) * 10) / 10;
  return written !== "" && size >= sizeRem.min && size <= sizeRem.max ? size : null;
}

/** What is being typed stays as it is typed ('1.' on the way to '1.5'), until it says something else than the style. */
function SizeRow({ value, onChange }: { value: number; onChange(size: number): void }) {
  const [written, setWritten] = useState<string | null>(null);
  const meant = written === null ? value : sizeFrom(written);
  return (
    <label className="style-row">
      <span className="style-key">{words.size}</span>
      <span className="style-size">
        <input
          className="d-input"
          type="number"
          inputMode="decimal"
          step={sizeRem.step}
          min={sizeRem.min}
          max={sizeRem.max}
          value={written !== null && (meant === null || meant === value) ? written : value}
          onBlur={() => setWritten(null)}
          onChange={(event) => {
            setWritten(event.target.value);
            const size = sizeFrom(event.target.value);
            if (size !== null) onChange(size);
          }}
        />
        <span aria-hidden>rem</span>
      </span>
    </label>
  );
}

export function StyleEditor({ slot }: { slot: string }) {
  const { editor, faces, face } = useSlot(slot);
  const set = (change: Partial<Face>) => editor.setStyle(slot, difference({ ...face, ...change }, faces.classique));
  const chosenSet = styleSets.find((name) => isSame(faces[name], face)) ?? "";
  return (
    <div className="style-editor">
      <div className="style-row">
        <span className="style-key">{words.set}</span>
        <Segmented
          label={words.set}
          isFull
          isSmall
          value={chosenSet}
          onChange={(name) => set(faces[name as StyleSet])}
          segments={styleSets.map((value) => ({ value: value as string, label: words.sets[value] }))}
        />
      </div>
      <SizeRow value={face.sizeRem} onChange={(size) => set({ sizeRem: size })} />
      <div className="style-row">
        <span className="style-key">{words.family}</span>
        <Select
          aria-label={words.family}
          value={face.family}
          choices={fontFamilies.map((family) => ({ value: family, label: family }))}
          onChange={(family: FontFamily) => set({ family })}
        />
      </div>
      <div className="style-row">
        <span className="style-key">{words.weight}</span>
        <Segmented
          label={words.weight}
          isFull
          isSmall
          value={face.weight}
          onChange={(weight: FontWeight) => set({ weight })}
          segments={fontWeights.map((value) => ({ value, label: words.weights[value] }))}
        />
      </div>
      <div className="style-row">
        <span className="style-key">{words.case}</span>
        <Switch label={words.uppercase} isOn={face.uppercase} onChange={(uppercase) => set({ uppercase })} />
      </div>
      <Button size="small" variant="quiet" onClick={() => editor.setStyle(slot, null)}>
        {words.reset}
      </Button>
    </div>
  );
}

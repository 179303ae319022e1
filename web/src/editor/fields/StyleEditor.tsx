// The small style editor: size in rem, family, weight, upper case; three ready-made sets; back to the default.
import { ALargeSmall, ChevronDown } from "lucide-react";
import { fontFamilies, fontWeights } from "../../contract/choices.gen";
import type { Face, FontFamily, FontWeight, StyleSet } from "../../contract/types.gen";
import { appearanceWords } from "../../i18n/appearance";
import { editorWords } from "../../i18n/editor";
import { familyFor, pairOf } from "../../site/page/fontPair";
import { dressed, overlaid, type Slot, setOf } from "../../site/page/stylesheet";
import { Button } from "../../ui/buttons/Button";
import { Segmented } from "../../ui/fields/Segmented";
import { Select } from "../../ui/fields/Select";
import { Switch } from "../../ui/fields/Switch";
import { describe } from "../model";
import { difference, styleSets } from "../styleSets";
import { styleSummary } from "../styleWords";
import { useDraft, useEditorContext } from "../useEditor";
import { SizeField } from "./SizeField";
import "./styles.css";

const words = editorWords.style;
const OF_PAIR = "pair" as const;

function useSlot(slot: string) {
  const { editor, stored } = useEditorContext();
  const style = useDraft((draft) => draft.shared.styles[slot]);
  const described: Slot | undefined = describe(editor.section).styles.find((style) => style.name === slot);
  if (!described) throw new Error(`no style slot ${slot}`);
  const face = overlaid(described.sets.classique, style);
  const pair = pairOf(stored.snapshot);
  const { family: worn } = dressed(pair, described, style, face);
  return { editor, described, style, face, worn, pair, chosenRem: style?.sizeRem ?? null };
}

export function StyleChip({ slot, isOpen, onToggle }: { slot: string; isOpen: boolean; onToggle(): void }) {
  const { face, worn, chosenRem } = useSlot(slot);
  const summary = styleSummary({ ...face, family: worn }, chosenRem);
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

export function StyleEditor({ slot }: { slot: string }) {
  const { editor, described, style, face, worn, pair, chosenRem } = useSlot(slot);
  const { classique } = described.sets;
  // Beside a pair the family of old is a choice as well: it is stored, though it is the default.
  const isOwn = style?.family === classique.family;
  const set = (change: Partial<Face>, size = chosenRem, keepsFamily = isOwn && !("family" in change)) => {
    const next = { ...face, ...change };
    const changed = difference(next, classique, size);
    editor.setStyle(slot, keepsFamily ? { ...changed, family: next.family } : changed);
  };
  const setFamily = (family: FontFamily | typeof OF_PAIR) =>
    family === OF_PAIR ? set({ family: classique.family }) : set({ family }, chosenRem, pair !== null);
  const ofPair = pair && {
    value: OF_PAIR as typeof OF_PAIR,
    label: appearanceWords.ofPair(familyFor(pair, described.role)),
  };
  const chosenSet = (chosenRem === null && setOf(described, face)) || "";
  return (
    <div className="style-editor">
      <div className="style-row">
        <span className="style-key">{words.set}</span>
        <Segmented
          label={words.set}
          isFull
          isSmall
          value={chosenSet}
          onChange={(name) => set(described.sets[name as StyleSet], null)}
          segments={styleSets.map((value) => ({ value: value as string, label: words.sets[value] }))}
        />
      </div>
      <SizeField value={chosenRem} onChange={(size) => set({}, size)} />
      <div className="style-row">
        <span className="style-key">{words.family}</span>
        <Select
          aria-label={words.family}
          value={worn === face.family ? face.family : OF_PAIR}
          choices={[...(ofPair ? [ofPair] : []), ...fontFamilies.map((family) => ({ value: family, label: family }))]}
          onChange={setFamily}
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
      {/* A switch that cannot do anything is not shown. */}
      {described.fixedCase === null && (
        <div className="style-row">
          <span className="style-key">{words.case}</span>
          <Switch label={words.uppercase} isOn={face.uppercase} onChange={(uppercase) => set({ uppercase })} />
        </div>
      )}
      <Button size="small" variant="quiet" onClick={() => editor.setStyle(slot, null)}>
        {words.reset}
      </Button>
    </div>
  );
}

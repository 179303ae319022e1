// What matters in a picture: a click, a finger or the arrows choose the point, a slider enlarges around it, and three small
// cuts show what comes of it. Every change is in the draft at once, so the preview behind follows and Ctrl+Z takes it back.
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { focusWords, timesOf } from "../../i18n/focus";
import { type Focus, readFocus, writtenFocus, zoomPercent } from "../../site/page/focus";
import type { MediaInfo } from "../../site/page/snapshot";
import { Button } from "../../ui/buttons/Button";
import { classes } from "../../ui/classes";
import { Dialog } from "../../ui/dialogs/Dialog";
import { Field } from "../../ui/fields/Field";
import { cutStyle, describeFocus } from "./describeFocus";
import "./focus.css";

const middle: Focus = { x: 50, y: 50, zoom: zoomPercent.min };
const shapes = ["square", "wide", "tall"] as const;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/** Shown whole in a frame, unless it is enlarged (site/parts/Picture.tsx). */
const isShownWhole = ({ isSeeThrough, width, height }: MediaInfo): boolean =>
  isSeeThrough || (width !== null && height !== null && height >= width);

interface FocusFieldProps {
  media: MediaInfo;
  value: string | null;
  onChange(value: string | null): void;
}

function Stage({ media, value, onChange }: FocusFieldProps) {
  const image = useRef<HTMLImageElement>(null);
  const marker = useRef<HTMLSpanElement>(null);
  const focus = readFocus(value) ?? middle;
  const choose = (event: PointerEvent) => {
    const box = image.current?.getBoundingClientRect();
    if (!box?.width || !box.height) return;
    const x = within((100 * (event.clientX - box.left)) / box.width);
    const y = within((100 * (event.clientY - box.top)) / box.height);
    if (value === null || x !== focus.x || y !== focus.y) onChange(writtenFocus({ ...focus, x, y }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    onChange(writtenFocus({ ...focus, x: within(focus.x + by * step[0]), y: within(focus.y + by * step[1]) }));
  };
  return (
    <div
      className={classes("focus-stage", media.isSeeThrough && "d-see-through")}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        choose(event);
        marker.current?.focus({ preventScroll: true });
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && choose(event)}
    >
      <img ref={image} src={media.url} alt="" draggable={false} />
      {/* One thumb for both ways: screen readers hand it the arrows, and it tells both percents. */}
      <span
        ref={marker}
        role="slider"
        tabIndex={0}
        className="focus-mark"
        aria-label={focusWords.point}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.x}
        aria-valuetext={focusWords.at(focus.x, focus.y)}
        data-is-chosen={value !== null || undefined}
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

const Crops = ({ media, value }: Pick<FocusFieldProps, "media" | "value">) => (
  <ul className="focus-crops" aria-label={focusWords.crops}>
    {shapes.map((shape) => (
      <li key={shape} data-shape={shape}>
        <span className={classes("focus-crop", media.isSeeThrough && "d-see-through")}>
          <img src={media.url} alt="" style={cutStyle(value)} />
        </span>
        {focusWords.shapes[shape]}
      </li>
    ))}
  </ul>
);

interface FocusDialogProps extends FocusFieldProps {
  isOpen: boolean;
  /** What a choice does where this picture is shown, if that is more than elsewhere. */
  note?: string;
  onClose(): void;
}

export function FocusDialog({ isOpen, note, onClose, ...field }: FocusDialogProps) {
  const { media, value, onChange } = field;
  const focus = readFocus(value) ?? middle;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={focusWords.title}
      description={focusWords.about}
      footer={
        <>
          <Button variant="quiet" onClick={() => value !== null && onChange(null)}>
            {focusWords.centre}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {focusWords.done}
          </Button>
        </>
      }
    >
      <div className="focus-fields">
        <Stage {...field} />
        <p className="d-hint focus-position">
          <output>{describeFocus(value)}</output>
          <span>{focusWords.byKeys}</span>
        </p>
        {note && <p className="d-hint">{note}</p>}
        <Field label={focusWords.zoom} hint={isShownWhole(media) ? focusWords.shownWhole : undefined}>
          {(id, describedBy) => (
            <span className="focus-zoom">
              <input
                id={id}
                type="range"
                aria-describedby={describedBy}
                aria-valuetext={timesOf(focus.zoom)}
                min={zoomPercent.min}
                max={zoomPercent.max}
                step={5}
                value={focus.zoom}
                onChange={(event) => onChange(writtenFocus({ ...focus, zoom: Number(event.target.value) }))}
              />
              <span className="d-num">{timesOf(focus.zoom)}</span>
            </span>
          )}
        </Field>
        <Crops media={media} value={value} />
      </div>
    </Dialog>
  );
}

// Undo and redo: whole states, kept by reference. Keystrokes in one field within a moment are one step.
const SAME_STEP_MS = 900;
const MAX_STEPS = 200;

export class History<State> {
  private past: State[] = [];
  private future: State[] = [];
  private lastPlace = "";
  private lastAt = 0;

  /** Call before `current` is replaced by a change at `place`. */
  record(current: State, place: string, at = Date.now()): void {
    const isSameStep = place === this.lastPlace && at - this.lastAt < SAME_STEP_MS && place !== "";
    if (!isSameStep) {
      this.past.push(current);
      if (this.past.length > MAX_STEPS) this.past.shift();
    }
    this.lastPlace = place;
    this.lastAt = at;
    this.future = [];
  }

  undo(current: State): State | null {
    const before = this.past.pop();
    if (before === undefined) return null;
    this.future.push(current);
    this.lastPlace = "";
    return before;
  }

  redo(current: State): State | null {
    const after = this.future.pop();
    if (after === undefined) return null;
    this.past.push(current);
    this.lastPlace = "";
    return after;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }
}

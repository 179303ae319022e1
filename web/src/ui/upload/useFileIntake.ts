// Three ways for a file to come in: dropped on the element, pasted while the focus is in it, picked from the disk.
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from "react";

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** `onLeft` hears how many files of a handful were not taken: there is room for one. */
export function useFileIntake(
  onFile: (file: File) => void,
  onLeft: (taken: File, count: number) => void,
  isDisabled: boolean,
) {
  const input = useRef<HTMLInputElement>(null);
  // Entering a child leaves the parent: only the balance says whether the pointer is still inside.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file || isDisabled) return;
    onFile(file);
    if (files.length > 1) onLeft(file, files.length - 1);
  };
  return {
    isOver,
    pick: () => input.current?.click(),
    target: {
      onDragEnter(event: DragEvent) {
        if (isDisabled || !hasFiles(event)) return;
        depth.current += 1;
        setOver(true);
      },
      onDragLeave() {
        depth.current -= 1;
        if (depth.current <= 0) leave();
      },
      onDragOver(event: DragEvent) {
        // Without this the browser would open the file in place of the page.
        if (hasFiles(event)) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        leave();
        take(event.dataTransfer.files);
      },
      onPaste(event: ClipboardEvent) {
        const { files } = event.clipboardData;
        if (!files.length) return;
        event.preventDefault();
        take(files);
      },
    },
    input: {
      ref: input,
      type: "file" as const,
      hidden: true,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        take(event.target.files);
        event.target.value = ""; // the same file may be chosen again
      },
    },
  };
}

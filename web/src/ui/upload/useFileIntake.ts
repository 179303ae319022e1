// Three ways for a file to come in: dropped on the element, pasted while the focus is in it, picked from the disk.
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from "react";

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** `onFiles` gets all that came together: where there is room for one, it says so. */
export function useFileIntake(onFiles: (files: readonly File[]) => void, isDisabled: boolean) {
  const input = useRef<HTMLInputElement>(null);
  // Entering a child leaves the parent: only the balance says whether the pointer is still inside.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  const take = (files: FileList | null) => {
    if (files?.length && !isDisabled) onFiles([...files]);
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

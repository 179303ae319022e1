// A small picture of each layout: blocks where its texts and images stand.
import type { Option } from "../../contract/types.gen";
import { drawings } from "../../site/layouts/drawings.gen";

export function LayoutDrawing({ option }: { option: Option }) {
  const Drawing = drawings[option];
  return (
    <svg className="layout-drawing" viewBox="0 0 160 110" aria-hidden="true">
      <Drawing />
    </svg>
  );
}

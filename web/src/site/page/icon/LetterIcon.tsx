// Letters on a ground, as browsers show them beside a title: drawn by the server for visitors, and in the appearance's screen.
import type { SiteIcon } from "./icon";

type Drawn = Pick<SiteIcon, "letters" | "ink" | "ground">;

/** Two of the widest letters stay within the ground. */
const SIZE = { one: 40, two: 30 };

export const LetterIcon = ({ letters, ink, ground }: Drawn) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" aria-hidden="true">
    <rect width="64" height="64" rx="14" fill={ground} />
    <text
      x="32"
      y="33"
      fill={ink}
      fontFamily="Inter, Vazirmatn, system-ui, 'Segoe UI', Roboto, sans-serif"
      fontSize={letters.match(/[\p{L}\p{N}]/gu)?.length === 2 ? SIZE.two : SIZE.one}
      fontWeight="600"
      textAnchor="middle"
      dominantBaseline="central"
    >
      {letters}
    </text>
  </svg>
);

// A small picture of each layout: blocks where its texts and images stand.
import type { Option } from "../../contract/types.gen";

const drawings: Record<Option, React.ReactNode> = {
  option1: (
    <>
      <path className="ink" d="M34 36h92v10H34zM52 52h76v10H52z" />
      <path className="soft" d="M48 26h64v3H48z" />
      <path className="accent" d="M72 13h16v7H72zM24 76h34v22H24z" />
      <path className="soft" d="M63 76h34v22H63zM102 76h34v22h-34z" />
    </>
  ),
  option2: (
    <>
      <path className="accent" d="M22 26h56v8H22zM22 38h38v8H22z" />
      <path className="soft" d="M22 16h26v4H22zM22 54h54v3H22zM22 60h48v3H22zM22 80h50v3H22zM22 86h44v3H22z" />
      <circle className="soft" cx="118" cy="36" r="20" />
      <path className="accent" d="M86 72h52v26H86z" />
    </>
  ),
  option3: (
    <>
      <path className="ink" d="M12 20h26v6H12zM12 30h18v6H12z" />
      <path
        className="soft"
        d="M12 44h22v3H12zM50 34l14 4v42l-14 4zM146 34l-14 4v42l14 4zM64 28l10 3v56l-10 3zM132 28l-10 3v56l10 3z"
      />
      <path className="accent" d="M74 18h48v80H74z" />
    </>
  ),
};

export const LayoutDrawing = ({ option }: { option: Option }) => (
  <svg className="layout-drawing" viewBox="0 0 160 110" aria-hidden="true">
    {drawings[option]}
  </svg>
);

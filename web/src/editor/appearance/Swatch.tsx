/** One colour, for the eye; what it is called stands beside it. */
export const Swatch = ({ of: colour }: { of: string }) => (
  <i className="swatch" style={{ background: colour }} aria-hidden="true" />
);

// The page's own line icons, 24 × 24, drawn for it. Decorative: the words stand beside them or on the button.
const paths = {
  out: ["M7 17 17 7M9 7h8v8"],
  down: ["m6 9.5 6 6 6-6"],
  previous: ["M14.5 5.5 8 12l6.5 6.5"],
  next: ["M9.5 5.5 16 12l-6.5 6.5"],
  close: ["m6 6 12 12M18 6 6 18"],
  check: ["m5 12.5 4.5 4.5L19 7.5"],
  pause: ["M8.5 5.5v13M15.5 5.5v13"],
  play: ["M8 5.5v13l10.5-6.5Z"],
  file: ["M6 3.5h8l4 4v13H6Z", "M14 3.5v4h4M9 12h6M9 16h6"],
} as const;

type IconName = keyof typeof paths;

interface LinesProps {
  of: readonly string[];
  className?: string | undefined;
}

/** Lines that come with the page: a section's icon, a service's. */
export const Lines = ({ of, className }: LinesProps) => (
  <svg className={className ? `icon ${className}` : "icon"} viewBox="0 0 24 24" aria-hidden="true">
    {of.map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);

export const Icon = ({ name, className }: { name: IconName; className?: string | undefined }) => (
  <Lines of={paths[name]} className={className} />
);

// The page's own line icons, 24 × 24, drawn for it. Decorative: the words stand beside them or on the button.
const paths = {
  home: ["M3.5 11 12 4l8.5 7", "M5.5 9.5V20h13V9.5", "M10 20v-5.5h4V20"],
  person: ["M12 4.25a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5", "M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6"],
  images: ["M3.5 6.5h13v14h-13z", "M7.5 3.5h13v13.5", "m3.5 17 4-4 3 3 2-2 4 4"],
  grid: ["M4 4h6.5v6.5H4z", "M13.5 4H20v6.5h-6.5z", "M4 13.5h6.5V20H4z", "M13.5 13.5H20V20h-6.5z"],
  path: [
    "M6 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4",
    "M6 16.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4",
    "M6 7.5v9M11.5 5.5H20M11.5 18.5H20M11.5 12H17",
  ],
  mail: ["M3 5.5h18v13H3z", "m3.5 6.5 8.5 7 8.5-7"],
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

export type IconName = keyof typeof paths;

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `icon ${className}` : "icon"} viewBox="0 0 24 24" aria-hidden="true">
      {paths[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

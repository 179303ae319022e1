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
  phone: [
    "M5 4h4l1.5 4.5-2.300 1.600a12 12 0 0 0 5.700 5.700l1.600-2.300L20 15v4a1.5 1.5 0 0 1-1.600 1.5A15.5 15.5 0 0 1 3.5 5.600 1.5 1.5 0 0 1 5 4Z",
  ],
  globe: [
    "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17",
    "M3.5 12h17M12 3.5c2.400 2.300 3.600 5.100 3.600 8.5s-1.200 6.200-3.600 8.5c-2.400-2.300-3.600-5.100-3.600-8.5s1.200-6.200 3.600-8.5Z",
  ],
  linkedin: [
    "M3.5 5a1.5 1.5 0 0 1 1.5-1.5h14A1.5 1.5 0 0 1 20.5 5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19z",
    "M8 10.5v6M8 7.600v.01M12 16.5v-6M12 13.200c0-1.700 1-2.700 2.300-2.700s2.200 1 2.200 2.700v3.300",
  ],
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

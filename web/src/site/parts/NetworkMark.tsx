// The mark of a contact entry, filled: from the page, so that a visitor gets those he sees and not the collection.
export const NetworkMark = ({ mark, className }: { mark: string; className?: string | undefined }) => (
  <svg
    className={className ? `icon icon-brand ${className}` : "icon icon-brand"}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={mark} />
  </svg>
);

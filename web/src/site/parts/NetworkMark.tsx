// The mark of a contact entry: its network's brand, or one of our own line icons.
import type { Network } from "../../contract/types.gen";
import { Icon, type IconName } from "./Icon";

const drawn: Partial<Record<Network, IconName>> = {
  email: "mail",
  phone: "phone",
  linkedin: "linkedin",
  website: "globe",
};

interface NetworkMarkProps {
  network: Network;
  /** The brand's path, from the page. */
  mark: string | null;
  className?: string | undefined;
}

export function NetworkMark({ network, mark, className }: NetworkMarkProps) {
  if (!mark) return <Icon name={drawn[network] ?? "globe"} className={className} />;
  return (
    <svg
      className={className ? `icon icon-brand ${className}` : "icon icon-brand"}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={mark} />
    </svg>
  );
}

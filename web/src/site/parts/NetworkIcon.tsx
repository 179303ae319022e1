// The mark of a contact network. Brand marks come from simple-icons; those it does not carry are our own line icons.
import {
  siFacebook,
  siGithub,
  siInstagram,
  siPinterest,
  siSnapchat,
  siTelegram,
  siTwitch,
  siWhatsapp,
  siX,
  siYoutube,
} from "simple-icons";
import type { Network } from "../../contract/types.gen";
import { Icon, type IconName } from "./Icon";

const drawn: Partial<Record<Network, IconName>> = {
  email: "mail",
  phone: "phone",
  linkedin: "linkedin",
  website: "globe",
};
const brands: Partial<Record<Network, string>> = {
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  twitter: siX.path,
  youtube: siYoutube.path,
  github: siGithub.path,
  whatsapp: siWhatsapp.path,
  snapchat: siSnapchat.path,
  pinterest: siPinterest.path,
  twitch: siTwitch.path,
  telegram: siTelegram.path,
};

export function NetworkIcon({ network, className }: { network: Network; className?: string | undefined }) {
  const brand = brands[network];
  if (!brand) return <Icon name={drawn[network] ?? "globe"} className={className} />;
  return (
    <svg
      className={className ? `icon icon-brand ${className}` : "icon icon-brand"}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={brand} />
    </svg>
  );
}

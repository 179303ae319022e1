// The brands' marks, by network. Looked up while the page is built, so that a visitor gets the few he sees with the page
// and never the whole collection as a script.
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

const marks: Partial<Record<Network, string>> = {
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

/** An SVG path in a box of 24 × 24; null for what has no brand (an address, a number) or none in simple-icons. */
export const markOf = (network: Network): string | null => marks[network] ?? null;

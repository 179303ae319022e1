// The networks' marks, all of one weight: the brands' own, and four filled shapes of ours beside them. Looked up while the page is built, so that a visitor gets the few he sees with the page
// and never the whole collection as a script.
import {
  siBehance,
  siBluesky,
  siDribbble,
  siFacebook,
  siGithub,
  siGitlab,
  siInstagram,
  siMastodon,
  siOrcid,
  siPinterest,
  siSnapchat,
  siSoundcloud,
  siTelegram,
  siThreads,
  siTiktok,
  siTwitch,
  siVimeo,
  siWhatsapp,
  siX,
  siYoutube,
} from "simple-icons";
import type { Network } from "../../contract/types.gen";

const marks: Record<Network, string> = {
  email: "M2 4.5h20v1.700l-10 7.300-10-7.300zM2 8.700l10 7.300 10-7.300V19.500H2z",
  phone:
    "M4.500 3h4.800l1.800 5.200-2.700 1.900a12.500 12.500 0 0 0 5.500 5.500l1.900-2.700L21 14.700v4.800a1.700 1.700 0 0 1-1.800 1.700A17 17 0 0 1 2.800 4.800 1.700 1.700 0 0 1 4.500 3z",
  linkedin:
    "M3 9h4v12H3zM5 2.800a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zM9.500 9h3.800v1.700c.600-1.100 1.900-2 3.800-2 3.600 0 4.400 2.300 4.400 5.300v7h-4v-6.200c0-1.500-.100-3.300-2-3.300s-2.100 1.500-2.100 3.200V21H9.500z",
  website: "M2 4h20v4.500H2zM2 10h20v10H2z",
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
  behance: siBehance.path,
  dribbble: siDribbble.path,
  bluesky: siBluesky.path,
  mastodon: siMastodon.path,
  tiktok: siTiktok.path,
  threads: siThreads.path,
  gitlab: siGitlab.path,
  vimeo: siVimeo.path,
  soundcloud: siSoundcloud.path,
  orcid: siOrcid.path,
};

/** An SVG path in a box of 24 × 24. */
export const markOf = (network: Network): string => marks[network];

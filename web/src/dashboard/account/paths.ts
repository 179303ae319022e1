// Where the account screens are, and how they hand on where the user was going.
import type { Location } from "react-router";

export const paths = {
  dashboard: "/dashboard",
  login: "/dashboard/login",
  signup: "/dashboard/signup",
  forgotten: "/dashboard/forgotten",
  /** After a first sign-up with the issuer; a public page, so a full load. */
  home: "/home",
} as const;

/** What a screen leaves for the next one in the browser's history: it outlives a reload. */
export interface Arrival {
  from?: string;
  email?: string;
  /** The issuer named this address; signing in with its password links the two. */
  isLinking?: boolean;
  /** One factor of two was shown already, elsewhere: the code comes next. */
  isHalfway?: boolean;
}

export function arrivalOf(location: Location): Arrival {
  const state: unknown = location.state;
  return typeof state === "object" && state !== null ? (state as Arrival) : {};
}

/** Mails carry the token after the #, where no server log sees it. */
export const tokenOf = (location: Location): string => new URLSearchParams(location.hash.slice(1)).get("token") ?? "";

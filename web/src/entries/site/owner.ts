/** A readable hint that somebody is signed in here; whose site it is, the server says. None on custom domains. */
export const isMaybeOwner = (): boolean => document.cookie.split("; ").includes("vitrine_owner=1");

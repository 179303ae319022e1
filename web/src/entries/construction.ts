// The waiting page of a site under construction, and the page of an address where visitors find nothing, are the same for
// everybody, so caches may keep them; what its owner sees instead his own browser fetches: the public page's script, which the server names here.
// The look for the cookie is site/owner.ts's: shared, it would be one more file for every visitor of every page.
const named = document.querySelector<HTMLScriptElement>("script[data-own]")?.dataset.own;
if (named && document.cookie.split("; ").includes("vitrine_owner=1")) void import(/* @vite-ignore */ named);

// The waiting page of a site under construction is the same for everybody, so caches may keep it; what its owner sees
// instead (D41) is fetched by his own browser.
import { isMaybeOwner } from "./site/owner";

if (isMaybeOwner()) void import("./site/showUnfinished").then(({ showUnfinished }) => showUnfinished());

// An open page follows a stored change the next time it gets the focus.
let knownTag: string | null = null;

async function currentTag(): Promise<string | null> {
  try {
    const answer = await fetch(location.pathname, { method: "HEAD", cache: "no-cache" });
    return answer.ok ? answer.headers.get("ETag") : null;
  } catch {
    return null;
  }
}

/** A visitor in the middle of a message keeps it; the page is fresh at his next visit. */
const isWriting = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("form input, form textarea")].some(
    (field) => field.type !== "hidden" && field.value.trim(),
  );

let isAway = true;
const leave = () => {
  isAway = true;
};

/** A return to the tab is told of twice, by the page and by its window: asked once. */
async function comeBack() {
  if (!isAway) return;
  isAway = false;
  const tag = await currentTag();
  if (tag && knownTag && tag !== knownTag && !isWriting()) location.reload();
}

export function followStoredChanges(): void {
  knownTag = document.documentElement.dataset.tag ?? null;
  window.addEventListener("blur", leave);
  window.addEventListener("focus", () => void comeBack());
  document.addEventListener("visibilitychange", () =>
    document.visibilityState === "visible" ? void comeBack() : leave(),
  );
}

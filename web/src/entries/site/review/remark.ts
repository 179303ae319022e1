// A remark on what is being read: what it is about, a name, a text. A dialog of the browser's own: it holds the focus, Escape
// closes it, and the focus goes back to where it came from.
import type { Remarkable } from "../../render/remarkable";
import { createElement } from "../createElement";
import type { Review } from "./review";

/** Asked once: a reader who leaves five remarks is one person. */
let knownName = "";

const newSubmission = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

function choices({ words }: Review, { section, name, items }: Remarkable): HTMLElement {
  const choice = (value: string, label: string, isChosen: boolean) =>
    createElement(
      "label",
      "",
      {},
      createElement("input", "", { type: "radio", name: "about", value, ...(isChosen && { checked: "" }) }),
      createElement("span", label),
    );
  const unnamed = (place: number) => `${words.untitled} ${place + 1}`;
  return createElement(
    "fieldset",
    "",
    { class: "review-about" },
    createElement("legend", words.about),
    choice(section, items.length ? words.wholeSection : name, true),
    ...items.map((item, place) => choice(`${section}:${item.id}`, item.name || unnamed(place), false)),
  );
}

const field = (id: string, label: string, control: HTMLElement) =>
  createElement("p", "", {}, createElement("label", label, { for: id }), control);

/** People never see it, so only machines fill it. */
const honeypot = () =>
  createElement(
    "p",
    "",
    { class: "sr", "aria-hidden": "true" },
    createElement("label", "Website", { for: "review-website" }),
    createElement("input", "", { id: "review-website", name: "website", tabindex: "-1", autocomplete: "off" }),
  );

async function refusalOf(answer: Response, { words, maxChars }: Review): Promise<string> {
  if (answer.status === 429) return words.tooMany;
  const problem = (await answer.json().catch(() => ({}))) as { code?: string };
  if (problem.code === "reviews.incomplete") return words.incomplete;
  return problem.code === "reviews.too_long" ? words.tooLong.replace("{max}", String(maxChars.text)) : words.failed;
}

export function openRemark(review: Review, part: Remarkable): void {
  const { action, words, wordsLang, token, maxChars } = review;
  const submission = newSubmission();
  const name = createElement("input", "", {
    id: "review-name",
    name: "name",
    autocomplete: "name",
    maxlength: String(maxChars.name),
    value: knownName,
  }) as HTMLInputElement;
  const text = createElement("textarea", "", {
    id: "review-text",
    name: "text",
    rows: "4",
    maxlength: String(maxChars.text),
  });
  const problem = createElement("p", "", { class: "review-problem", role: "alert" });
  const send = createElement("button", words.send, { type: "submit", class: "review-send" }) as HTMLButtonElement;
  const close = createElement("button", words.close, { type: "button" });
  const title = createElement("h2", words.on.replace("{what}", part.name), { id: "review-title" });
  const form = createElement(
    "form",
    "",
    { novalidate: "" },
    choices(review, part),
    field("review-name", words.name, name),
    field("review-text", words.remark, text),
    honeypot(),
    createElement("p", words.onlyOwner, { class: "review-hint" }),
    problem,
    createElement("p", "", { class: "review-end" }, close, send),
  ) as HTMLFormElement;
  const dialog = createElement(
    "dialog",
    "",
    { class: "review-dialog", "aria-labelledby": "review-title", ...(wordsLang && { lang: wordsLang, dir: "ltr" }) },
    title,
    form,
  ) as HTMLDialogElement;

  const say = (sentence: string) => {
    problem.textContent = sentence;
    send.disabled = false;
    send.textContent = words.send;
  };
  const thank = () => {
    const again = createElement("button", words.another, { type: "button" });
    again.addEventListener("click", () => {
      dialog.close();
      openRemark(review, part);
    });
    const said = createElement("p", words.sent, { role: "status", tabindex: "-1" });
    form.replaceChildren(said, createElement("p", "", { class: "review-end" }, again, close));
    said.focus();
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const fields = new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]));
    if (!fields.get("name")?.trim() || !fields.get("text")?.trim()) return say(words.incomplete);
    fields.set("token", token);
    fields.set("submission", submission);
    knownName = name.value;
    send.disabled = true;
    send.textContent = words.sending;
    try {
      const answer = await fetch(action, { method: "POST", body: fields, headers: { Accept: "application/json" } });
      if (answer.ok) thank();
      else say(await refusalOf(answer, review));
    } catch {
      say(words.failed);
    }
  });
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

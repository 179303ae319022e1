// A draft that its owner shows to others: the page as any other, and beside each section a place for a remark. Made
// without React, like the owner's bar: what visitors load stays as it is.
import "../ownerBar.css";
import "./review.css";
import type { PageSection } from "../../../contract/types.gen";
import type { Page } from "../../../site/page/model";
import type { Remarkable } from "../../render/remarkable";
import { createElement } from "../createElement";
import { openRemark } from "./remark";
import type { Review } from "./review";

interface ReviewData {
  page: Page;
  review: Review;
}

const drawing = "http://www.w3.org/2000/svg";

function icon(): SVGElement {
  const svg = document.createElementNS(drawing, "svg");
  const path = document.createElementNS(drawing, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", "M4 5h16v11H9l-5 4z");
  svg.append(path);
  return svg;
}

function remarkButton(review: Review, part: Remarkable): HTMLElement {
  const { words, wordsLang } = review;
  const button = createElement("button", "", {
    type: "button",
    class: "review-here",
    "data-about": part.section,
    ...(wordsLang && { lang: wordsLang, dir: "ltr" }),
  });
  button.append(icon(), createElement("span", words.on.replace("{what}", part.name)));
  button.addEventListener("click", () => openRemark(review, part));
  return button;
}

/** After whatever drew the page anew: each section has its button, once. */
function dress(root: HTMLElement, review: Review): void {
  for (const section of root.querySelectorAll<HTMLElement>(".site-section")) {
    const part = review.about.find(({ section: name }) => name === (section.dataset.section as PageSection));
    if (part && !section.querySelector(":scope > .review-here")) section.append(remarkButton(review, part));
  }
}

const contactForm = ".contact-form";

/** The page's own form sends nothing from a draft (server: public/reviews/page.py): it says so, and nobody is asked for anything. */
function muteForm(root: HTMLElement, { words, wordsLang }: Review): void {
  for (const foot of root.querySelectorAll<HTMLElement>(`${contactForm} .contact-form-foot`)) {
    if (foot.querySelector(".contact-form-draft")) continue;
    const said = { class: "contact-form-draft", tabindex: "-1", ...(wordsLang && { lang: wordsLang }) };
    const note = createElement("p", words.formNote, said);
    foot.querySelector(".contact-form-note")?.before(note);
  }
}

/** Before React hears of it, which listens at the page's root. */
function keepFromForm(type: "submit" | "focusin"): void {
  const hear = (event: Event) => {
    const form = event.target instanceof Element && event.target.closest(contactForm);
    if (!form) return;
    event.stopPropagation();
    if (type === "focusin") return;
    event.preventDefault();
    form.querySelector<HTMLElement>(".contact-form-draft")?.focus();
  };
  document.addEventListener(type, hear, true);
}

/** What the reader has before him: the last section that begins above the middle of his window. */
function partInSight(root: HTMLElement, { about }: Review): Remarkable | undefined {
  const begun = [...root.querySelectorAll<HTMLElement>(".site-section")].filter(
    (section) => section.getBoundingClientRect().top < innerHeight / 2,
  );
  return about.find(({ section }) => section === begun.at(-1)?.dataset.section) ?? about[0];
}

/** `render` draws the page into the place where the server's stands. */
export async function showReview(render: (page: Page, place: HTMLElement) => Promise<void>): Promise<void> {
  const data = document.getElementById("review")?.textContent;
  const root = document.getElementById("root");
  if (!data || !root) return;
  const { page, review } = JSON.parse(data) as ReviewData;
  keepFromForm("submit");
  keepFromForm("focusin");
  new MutationObserver(() => {
    dress(root, review);
    muteForm(root, review);
  }).observe(root, { childList: true, subtree: true });
  document.querySelector(".review-bar a")?.addEventListener("click", (event) => {
    event.preventDefault();
    const part = partInSight(root, review);
    if (part) openRemark(review, part);
  });
  await render(page, root);
}

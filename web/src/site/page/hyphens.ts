// Where a long word of a title may be divided: soft hyphens, shown only where the word has no room (base.css). Browsers have
// dictionaries for some languages on some systems; these few rules of syllables are the same everywhere, and in the preview.

const SOFT_HYPHEN = "\u00ad";
/** Shorter words fit a phone's column at the smallest size that titles shrink to (2rem), or an item's title at 1.5rem. */
export const longFromLetters = { title: 12, item: 17 } as const;
/** What is left on either side of a hyphen. */
const FEWEST_LETTERS = 3;

const vowel = /[aeiouyæœø]/;
/** Consonants that begin a syllable together. */
const together = /(?:sch|[bcdfgkptv][lr]|[cpst]h|ck|gn|qu)$/;
const togetherIn: Readonly<Record<string, RegExp>> = { ES: /(?:ll|rr)$/, PT: /(?:lh|nh)$/ };
/** German and Dutch put their first parts before a vowel too: Ver·antwortung, on·eindig. */
const firstParts: Readonly<Record<string, RegExp>> = {
  DE: /^(?:über|unter|auf|aus|ein|ent|ver|zer|vor|mit|ab|an|er|un)(?=[aeiouäöü])/i,
  NL: /^(?:over|onder|ver|ont|uit|aan|op|on)(?=[aeiou])/i,
};

/** The letters without their accents, one for each of the word's. */
const plainLetters = (word: string): string[] =>
  [...word].map((letter) => letter.toLowerCase().normalize("NFD").charAt(0));

/** Before which letters a syllable of the word begins. */
function syllableStarts(word: string, language: string): number[] {
  const letters = plainLetters(word);
  const first = firstParts[language]?.exec(word)?.[0].length;
  const starts: number[] = first ? [first] : [];
  let lastVowel = -1;
  letters.forEach((letter, place) => {
    if (!vowel.test(letter)) return;
    const between = letters.slice(lastVowel + 1, place).join("");
    const isSyllable = lastVowel >= 0 && between !== "";
    lastVowel = place;
    if (!isSyllable || (first && place === first)) return;
    const onset = togetherIn[language]?.exec(between) ?? together.exec(between);
    starts.push(place - (onset?.[0].length ?? 1));
  });
  return starts;
}

function hyphenated(word: string, language: string): string {
  const letters = [...word];
  const starts = new Set(
    syllableStarts(word, language).filter(
      (place) => place >= FEWEST_LETTERS && letters.length - place >= FEWEST_LETTERS,
    ),
  );
  return letters.map((letter, place) => (starts.has(place) ? SOFT_HYPHEN + letter : letter)).join("");
}

/** The text with soft hyphens in the words that may be too long for their place. */
export const withHyphens = (text: string, language: string, fromLetters: number): string =>
  text.length < fromLetters
    ? text
    : text.replace(/[\p{Script=Latin}\p{M}]+/gu, (word) =>
        word.length < fromLetters ? word : hyphenated(word, language),
      );

export const withoutHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, "");

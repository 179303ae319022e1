// Importing: what the dashboard says about files, samples and their preview.
import type { Schemas } from "../api/client";
import { punctuationForms } from "./punctuation";
import { spoken } from "./spoken";
import * as french from "./words/fr/imports.gen";

type Source = Schemas["ImportPreview"]["source"];
type Note = Schemas["ImportNote"];
export type SampleName = Schemas["SampleIn"]["name"];
export type Mode = "fill" | "add" | "replace" | "skip";

export const importWords = spoken("importWords", french.importWords);

const samples = new Map(Object.entries(importWords.samples));

/** What is previewed: a file by its name, or a sample by its trade. */
export const previewOf = (source: Source, name: string): string =>
  importWords.from[source](source === "sample" ? (samples.get(name)?.title ?? name) : name);

/** What happens to something that does not come as the file has it; `where` names its place in the editors. */
export function noteSentence({ code, chars, most, item }: Note, where: string): string {
  const { noteSentences: said } = importWords;
  if (code === "cut" || code === "too_many") return said[code](where, chars, most);
  if (code === "picture" || code === "no_room") return said[code](item);
  return said[code](where);
}

/** '3 textes ou réglages remplis, apparence reprise.' */
export function willImport(texts: number, entries: number, replaced: number, takesLook: boolean): string {
  const { summary: said } = importWords;
  const parts = [
    ...(texts ? [said.texts(texts)] : []),
    ...(entries ? [said.entries(entries)] : []),
    ...(replaced ? [said.replaced(replaced)] : []),
    ...(takesLook ? [said.look] : []),
  ];
  return said.whole(parts.join(punctuationForms.comma));
}

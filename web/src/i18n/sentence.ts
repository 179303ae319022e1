// What a problem says: words, or words made of its parameters.
export type Params = Record<string, unknown>;
export type Sentence = string | ((params: Params) => string);
export type Sentences<Codes extends string> = Record<Codes, Sentence>;

/** The schema's own validator says what is wrong to a callback; it comes without types. */
declare module "@jsonresume/schema" {
  export function validate(resume: unknown, done: (errors: unknown[] | null, isValid: boolean) => void): void;
}

/** What is answered, by the names that a file gives its fields. */
export type Given = Readonly<Record<string, readonly string[]>>;

/** A file may ask for a field that it never declared, under any name: `constructor` has no answer either. */
export const answerIn = (given: Given, field: string): readonly string[] =>
  Object.hasOwn(given, field) ? given[field]! : [];

import type { Kind } from './kinds/kind.ts';
import type { Referable } from './references.ts';

export interface LocalizedWords {
  ar: string;
  en: string;
}

/** One column of the table, and the property of the API that shows it. */
export interface Property {
  /** `titleAr`. */
  name: string;
  /** `title_ar`. */
  column: string;
  label: LocalizedWords;
}

/** One field of the resource; a text in both languages is one field with two properties. */
export interface Field {
  name: string;
  kind: Kind;
  label: LocalizedWords;
  isRequired: boolean;
  isPair: boolean;
  properties: readonly Property[];
  /** The values of a choice with their words. */
  choices: readonly (LocalizedWords & { value: string })[];
  /** What a reference points at. */
  target?: Referable;
}

/** Whether the column may be empty. */
export const isNullable = ({ isRequired, kind }: Field): boolean => !isRequired && kind.initial === undefined;

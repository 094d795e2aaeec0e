import { withoutUnseenInProse } from '../../typed/typed-text.ts';
import type { LocalizedMarkdown } from '../localized-markdown.ts';

/** How large questions may be. */
export const questionLimits = {
  text: 20_000,
  shortText: 500,
  parts: 50,
  points: 100,
  name: 200,
  tags: 20,
  tag: 60,
  /** In a bank, archived ones too. */
  inBank: 5000,
} as const;

/** Something sent is no question: the path to what is wrong with it, e.g. `options.0.weight`. */
export class Formless extends Error {}

export type Read<Value> = (value: unknown, path: string) => Value;

export function fail(path: string): never {
  throw new Formless(path);
}

export const record: Read<Record<string, unknown>> = (value, path) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail(path);
/** As every prose with code is read, from whatever editor or file it comes (SEC-6). */
export const text =
  (longest: number, shortest = 0): Read<string> =>
  (value, path) => {
    const read = typeof value === 'string' ? withoutUnseenInProse(value) : fail(path);
    return read.length <= longest && read.trim().length >= shortest ? read : fail(path);
  };
export const number =
  (from: number, to: number): Read<number> =>
  (value, path) =>
    typeof value === 'number' && value >= from && value <= to ? value : fail(path);
export const boolean: Read<boolean> = (value, path) => (typeof value === 'boolean' ? value : fail(path));
export const oneOf =
  <Value extends string>(...values: readonly Value[]): Read<Value> =>
  (value, path) =>
    values.find((each) => each === value) ?? fail(path);
export const list =
  <Part>(part: Read<Part>, fewest = 1): Read<Part[]> =>
  (value, path) =>
    Array.isArray(value) && value.length >= fewest && value.length <= questionLimits.parts
      ? value.map((each, at) => part(each, `${path}.${at}`))
      : fail(path);

/** How each field of a shape is read, none forgotten; what reads as nothing is left out. */
export type Form<Shape> = {
  [Name in keyof Shape]-?: Read<object extends Pick<Shape, Name> ? Shape[Name] | undefined : Shape[Name]>;
};

/** Exactly these fields are taken over; what else was sent is left out. */
export const object =
  <Shape>(fields: Form<Shape>): Read<Shape> =>
  (value, path) => {
    const given = record(value, path);
    const read = Object.entries<Read<unknown>>(fields).map(([name, field]) => [
      name,
      field(given[name], path ? `${path}.${name}` : name),
    ]);
    return Object.fromEntries(read.filter(([, each]) => each !== undefined)) as Shape;
  };
export const optional =
  <Value>(read: Read<Value>): Read<Value | undefined> =>
  (value, path) =>
    value === undefined || value === null ? undefined : read(value, path);
/** Not nothing, and from 0 on. */
export const above0 =
  (to: number): Read<number> =>
  (value, path) =>
    value === 0 ? fail(path) : number(0, to)(value, path);

export const id: Read<string> = (value, path) =>
  typeof value === 'string' && /^[\w.-]{1,60}$/.test(value) ? value : fail(path);
export const localized: Read<LocalizedMarkdown> = object<LocalizedMarkdown>({
  ar: text(questionLimits.text),
  en: text(questionLimits.text),
});
export const written: Read<LocalizedMarkdown> = (value, path) => {
  const read = localized(value, path);
  return read.ar.trim() || read.en.trim() ? read : fail(path);
};
export const note = optional(localized);
export const percent = number(0, 100);
export const tolerance = number(0, 1e15);
export const unit = text(40);
export const decimals: Read<number> = (value, path) =>
  Number.isInteger(value) ? number(0, 8)(value, path) : fail(path);
/** Of a part that has nothing but words. */
export const side: Form<{ id: string; text: LocalizedMarkdown }> = { id, text: written };

export const areUnique = (parts: readonly { id: string }[]): boolean =>
  new Set(parts.map((part) => part.id)).size === parts.length;

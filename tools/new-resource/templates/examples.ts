import type { Field, Property } from '../field.ts';
import { columnsOf, type Resource } from '../resource.ts';

export type Example = Record<string, unknown>;

/** A valid body, or the values to which it is changed; a reference has no example. */
export const exampleOf = (resource: Resource, which: 0 | 1): Example =>
  Object.fromEntries(
    columnsOf(resource)
      .filter(({ field }) => !field.target)
      .map(({ field, property }) => [property.name, field.kind.examples(field, property)[which]]),
  );

/** The first column of a resource with what is changed of it in specs. */
export function changedColumn({ fields }: Resource): { field: Field; property: Property; value: string } {
  const field = fields[0]!;
  const property = field.properties[0]!;
  return { field, property, value: String(field.kind.examples(field, property)[1]) };
}

/** As source text. */
export const written = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/"((?:[^"\\]|\\.)*)"/g, (_, text: string) => `'${text.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`);

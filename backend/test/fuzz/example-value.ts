import type { ContractDocument, Schema } from '../contract/contract-document.js';

/** Ids of existing rows by the name of the field that holds them, e.g. `courseId`. */
export type KnownIds = ReadonlyMap<string, string>;

/** A value of a schema as an honest client would send it, out of the document's examples and ids that exist. */
export function exampleValue(
  document: ContractDocument,
  reference: Schema,
  ids: KnownIds,
  { onlyRequired = false, name = '' } = {},
): unknown {
  const schema = document.resolve<Schema>(reference);
  const inner = (part: Schema, partName = name): unknown =>
    exampleValue(document, part, ids, { onlyRequired, name: partName });
  const choice = (schema.anyOf ?? schema.oneOf)?.[0];
  if (choice && schema.example === undefined) return inner(choice);
  if (schema.properties) {
    const wanted = Object.entries(schema.properties).filter(
      ([key]) => schema.required?.includes(key) || !(onlyRequired || key === 'version'),
    );
    return Object.fromEntries(wanted.map(([key, part]) => [key, inner(part, key)]));
  }
  if (schema.items && schema.example === undefined) return [inner(schema.items, name.replace(/s$/, ''))];
  if (schema.format === 'uuid' && ids.has(name)) return ids.get(name);
  return schema.example ?? schema.enum?.[0] ?? times[schema.format ?? ''] ?? plain[typeOf(schema)];
}

const times: Record<string, unknown> = { date: '2027-03-01', 'date-time': '2027-03-01T09:00:00Z' };

const plain: Record<string, unknown> = { string: 'text', integer: 1, number: 1, boolean: true, array: [], object: {} };

export const typeOf = ({ type = 'object' }: Schema): string => (Array.isArray(type) ? (type[0] ?? 'object') : type);

export type Pointer = readonly (string | number)[];

/** Each field of a schema with the way to it, through the first item of lists. */
export function* fieldsOf(
  document: ContractDocument,
  reference: Schema,
  at: Pointer = [],
): Generator<{ at: Pointer; schema: Schema }> {
  const schema = document.resolve<Schema>(reference);
  if (at.length > 0) yield { at, schema };
  if (at.length > 6) return;
  for (const choice of schema.anyOf ?? schema.oneOf ?? []) {
    const part = document.resolve<Schema>(choice);
    for (const field of fieldsOf(document, part, at)) if (field.at.length > at.length) yield field;
  }
  for (const [key, part] of Object.entries(schema.properties ?? {})) yield* fieldsOf(document, part, [...at, key]);
  if (schema.items) yield* fieldsOf(document, schema.items, [...at, 0]);
}

/** Values on both sides of what a schema allows, as JSON. */
export function edgesOf(schema: Schema): string[] {
  const { minimum, maximum, maxLength, maxItems, items } = schema as Record<string, unknown>;
  const edges: unknown[] = [...(schema.enum ?? [])];
  for (const [limit, step] of [
    [minimum, -1],
    [maximum, 1],
  ] as const)
    if (typeof limit === 'number') edges.push(limit, limit + step);
  if (typeof maxLength === 'number')
    edges.push('ع'.repeat(maxLength), 'ع'.repeat(maxLength + 1), '𝒳'.repeat(maxLength / 2), '\u0344'.repeat(maxLength));
  if (typeof maxItems === 'number' && items && maxItems <= 1000) {
    const item = (items as Schema).example ?? (items as Schema).enum?.[0] ?? 'x';
    edges.push(Array(maxItems).fill(item), Array(maxItems + 1).fill(item));
  }
  return edges.map((edge) => JSON.stringify(edge));
}

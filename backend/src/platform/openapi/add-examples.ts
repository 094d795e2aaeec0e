import type { OpenAPIObject } from '@nestjs/swagger';
import { fieldExamples } from './field-examples.js';
import { operationsOf } from './operations.js';

interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  oneOf?: Schema[];
  minimum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  example?: unknown;
  $ref?: string;
}

interface Parameter {
  name?: string;
  schema?: Schema;
  example?: unknown;
}

const byFormat: Record<string, unknown> = {
  uuid: '0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11',
  'date-time': '2026-01-31T09:30:00.000Z',
  date: '2026-01-31',
  email: 'zahraa@example.org',
  uri: 'https://example.org/masar',
};

/** By how a name ends, where neither its form nor the whole name says what stands in it. */
const byEnding: [RegExp, string][] = [
  [/Ids?$/, '0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11'],
  [/(Email|Mailbox)$/, 'zahraa@example.org'],
  [/At$/, '2026-01-31T09:30:00.000Z'],
  [/(Url|link)$/i, 'https://example.org/masar'],
  [/NameEn$|By(Name)?En$/, 'Zahraa Kadhim'],
  [/Name(Ar)?$/, 'زهراء كاظم'],
  [/Code$/, 'K7QM-2XWD-94TP-HR3C'],
  [/(hash|sha256)$/i, '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  [/password$/i, 'a long enough phrase'],
  [/skills?$/i, 'JavaScript'],
  [/En$/, 'In English'],
  [/Reason|Note|Text|Ar$/, 'بالعربية'],
];

/** Gives every plain field and parameter an example; what a route says itself stands (API-1). */
export function addExamples(document: OpenAPIObject): OpenAPIObject {
  for (const schema of Object.values((document.components?.schemas ?? {}) as Record<string, Schema>)) {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const example = field.example ?? exampleOf(name, field);
      if (example !== undefined) field.example = example;
    }
  }
  for (const { operation } of operationsOf(document)) {
    for (const parameter of (operation.parameters ?? []) as Parameter[]) {
      if (!parameter.name || parameter.schema?.example !== undefined) continue;
      parameter.example ??= exampleOf(parameter.name, parameter.schema ?? {});
    }
  }
  return document;
}

/** By the closed list or form where the schema names one, else by the name; nothing for objects and references. */
export function exampleOf(name: string, schema: Schema): unknown {
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (schema.enum) return schema.enum[0];
  if (schema.oneOf) return exampleOf(name, schema.oneOf[0] ?? {});
  if (type === 'array') {
    const item = exampleOf(name, schema.items ?? {});
    return item === undefined ? undefined : [item];
  }
  if (schema.format && schema.format in byFormat) return byFormat[schema.format];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return numeric(fieldExamples[name]) ?? Math.max(schema.minimum ?? 3, 1);
  if (type === 'string') return fieldExamples[name] ?? byEnding.find(([ending]) => ending.test(name))?.[1];
  return undefined;
}

const numeric = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

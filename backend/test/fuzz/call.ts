import type { Operation } from '../contract/contract-document.js';
import type { Pointer } from './example-value.js';

/** One request as it goes out; `what` says in words what is wrong with it. */
export interface Call {
  operation: Operation;
  what: string;
  path: string;
  query: readonly (readonly [name: string, value: string])[];
  headers: Readonly<Record<string, string>>;
  /** Raw, so that it can be what no serialiser writes; JSON, or bytes with the Content-Type of an upload. */
  body?: string | Buffer | undefined;
  /** Cookie of whoever calls. */
  person: string;
}

/** A request without who sends it. */
export type UnsignedCall = Omit<Call, 'person'>;

const token = '\u0001here\u0001';

/** The JSON of a body in which raw JSON stands at a place. */
export const jsonWith = (body: unknown, { at, json }: { at: Pointer; json: string }): string =>
  JSON.stringify(placed(body, at, token)).replace(JSON.stringify(token), () => json);

function placed(value: unknown, [key, ...rest]: Pointer, leaf: unknown): unknown {
  if (key === undefined) return leaf;
  if (typeof key === 'number') return [placed(Array.isArray(value) ? (value[0] as unknown) : undefined, rest, leaf)];
  const object = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...object, [key]: placed(object[key], rest, leaf) };
}

/** Percent-encoded, lone surrogates too, which encodeURIComponent refuses. */
export const encoded = (text: string): string =>
  text.replace(/\p{Cs}|[^\p{Cs}]+/gu, (part) => (part.isWellFormed() ? encodeURIComponent(part) : '%ED%A0%80'));

/** As a person would try it by hand. */
export function described({ operation, what, path, query, headers, body }: UnsignedCall, role: string): string {
  const short = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)}… (${text.length})` : text);
  return [
    `${operation.method.toUpperCase()} ${short(address({ path, query }))}`,
    `  as ${role}, with ${what}`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${short(value)}`),
    ...(body === undefined ? [] : [`  ${short(typeof body === 'string' ? body : body.toString('latin1'))}`]),
  ].join('\n');
}

export const address = ({ path, query }: Pick<Call, 'path' | 'query'>): string =>
  query.length === 0 ? path : `${path}?${query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`;

import { createHash } from 'node:crypto';

/**
 * Names the state of what a form can change, so that two people who edit at once notice each other. Counters and dates
 * that change by themselves are no part of it: they would refuse a form for nothing.
 */
export function versionOf(entry: object, fields: readonly string[]): string {
  const values = entry as Record<string, unknown>;
  const state = [...fields].sort().map((field) => [field, values[field] ?? null]);
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);
}

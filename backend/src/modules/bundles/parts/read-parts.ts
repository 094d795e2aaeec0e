import { bundleLimits } from '../bundle.js';
import type { BundleFiles } from '../bundle-files.js';
import { refuse } from '../bundle-refusal.js';
import { decodedText } from '../decoded-text.js';
import type { PartFile } from './bundle-part.js';

const partFile = /^parts\/([a-z][a-z0-9-]{0,39})\.json$/;

/** What a part may hold at most: values of all kinds, and objects and lists inside each other (SEC-14). */
const partLimits = { parts: 20, values: 500_000, depth: 40 } as const;

/** The name of the part that a file of a bundle is; undefined for every other file. */
export const partNameOf = (path: string): string | undefined => partFile.exec(path)?.[1];

/** Whether a picture belongs to a part, and not to the texts of the lessons. */
export const isOfPart = (path: string): boolean => /^parts\/[a-z][a-z0-9-]*\//.test(path);

/** The parts of a bundle as plain bounded values; which of them anybody understands is asked later (CRS-5). */
export function readParts(files: BundleFiles): { parts: PartFile[]; bytes: number } {
  const parts: PartFile[] = [];
  let bytes = 0;
  for (const [path, content] of files) {
    const name = partNameOf(path);
    if (name === undefined) continue;
    if (parts.length >= partLimits.parts) refuse(path, 'bundle.too_many_files', { max: partLimits.parts });
    bytes += content.length;
    if (bytes > bundleLimits.letters) refuse(path, 'bundle.too_large');
    parts.push({ name, ...readPart(path, content) });
  }
  return { parts: parts.toSorted((one, other) => (one.name < other.name ? -1 : 1)), bytes };
}

function readPart(path: string, bytes: Uint8Array): Omit<PartFile, 'name'> {
  let value: unknown;
  try {
    value = JSON.parse(decodedText(path, bytes));
  } catch (error) {
    if (error instanceof SyntaxError) refuse(path, 'bundle.not_json');
    // What is too deep for the parser.
    if (error instanceof RangeError) refuse(path, 'bundle.too_complex');
    throw error;
  }
  if (!isObject(value)) refuse(path, 'bundle.field', { field: '{}' });
  assertBounded(path, value);
  const { version, ...content } = value;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > 1000)
    refuse(path, 'bundle.field', { field: 'version' });
  return { version, content };
}

/** Without recursion: what is deep shall be told, not overflow. */
function assertBounded(path: string, whole: object): void {
  let values = 0;
  const open: { value: unknown; depth: number; field: string }[] = [{ value: whole, depth: 0, field: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth, field } = next;
    values += 1;
    if (values > partLimits.values || depth > partLimits.depth) refuse(path, 'bundle.too_complex');
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      refuse(path, 'bundle.field', { field: shortened(field) });
    if (typeof value !== 'object' || value === null) continue;
    const isList = Array.isArray(value);
    for (const [name, each] of Object.entries(value)) {
      if (name.includes('\0') || !name.isWellFormed()) refuse(path, 'bundle.field', { field: shortened(field) });
      open.push({ value: each, depth: depth + 1, field: isList ? `${field}[${name}]` : within(field, name) });
    }
  }
}

const within = (field: string, name: string): string => (field ? `${field}.${name}` : name);
const shortened = (field: string): string => field.slice(0, 200) || '{}';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import { InvalidInput } from '#platform/errors/platform.errors';
import { isUuid } from './is-uuid.js';
import { isoTime } from './iso-time.js';

/** What a row's key can be read as: moments as PostgreSQL or JavaScript write them, numbers, ids and flags. */
export type KeyValue = Date | string | number | boolean;

interface KeyForm {
  /** Whether a text of a cursor is such a key; anything else never reaches the database. */
  isKey: (text: string) => boolean;
  /** What two keys are compared as in memory. */
  comparable: (text: string) => string | number | bigint;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** True of a moment as `isoTime` writes it; there is no 31st of February. */
const isMoment = (text: string): boolean =>
  moment.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

/** The types of keys that lists stand in the order of, by PostgreSQL's names for them. */
const keyForms = {
  timestamptz: { isKey: isMoment, comparable: String },
  uuid: { isKey: isUuid, comparable: (text) => text.toLowerCase() },
  boolean: { isKey: (text) => /^(true|false)$/.test(text), comparable: (text) => Number(text === 'true') },
  integer: { isKey: (text) => /^\d{1,9}$/.test(text), comparable: Number },
  bigint: { isKey: (text) => /^\d{1,18}$/.test(text), comparable: BigInt },
  numeric: { isKey: (text) => /^\d{1,12}(\.\d{1,6})?$/.test(text), comparable: Number },
  float8: { isKey: (text) => text.trim() !== '' && Number.isFinite(Number(text)), comparable: Number },
} satisfies Record<string, KeyForm>;

export type KeyType = keyof typeof keyForms;

/** The text that a key has in a cursor. */
const keyText = (type: KeyType, value: KeyValue): string =>
  type === 'timestamptz' ? isoTime(value as Date | string) : String(value);

/** A key as something that `<` compares like PostgreSQL does. */
export const comparableKey = (type: KeyType, value: KeyValue): string | number | bigint =>
  keyForms[type].comparable(keyText(type, value));

/** The place of a row, as the Link header and bodies carry it. */
export const writeCursor = (types: readonly KeyType[], values: readonly KeyValue[]): string =>
  Buffer.from(JSON.stringify(types.map((type, at) => keyText(type, values[at]!)))).toString('base64url');

/**
 * The keys inside a cursor, undefined without one.
 *
 * @throws InvalidInput where nobody can have issued it for a list of these keys (API-6)
 */
export function readCursor(types: readonly KeyType[], cursor: string | undefined): string[] | undefined {
  if (cursor === undefined) return undefined;
  const keys = listIn(cursor)?.map(String);
  if (keys?.length !== types.length || !types.every((type, at) => keyForms[type].isKey(keys[at]!))) {
    throw new InvalidInput({}, { fields: [{ field: 'cursor', code: 'field.invalid' }] });
  }
  return keys;
}

function listIn(cursor: string): unknown[] | undefined {
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(keys) && keys.every((key) => ['string', 'number'].includes(typeof key)) ? keys : undefined;
  } catch {
    return undefined;
  }
}

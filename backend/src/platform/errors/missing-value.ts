import { type AppError } from './app-error.js';
import { InvalidInput } from './platform.errors.js';

/** What the ORM says where it notices before PostgreSQL does. */
const refusalOfOrm =
  /^You must pass a non-null value to the property (\w+)|^Value for \w+\.(\w+) is required, 'null' found/;

/**
 * Null clears what may be empty. For anything else it is a field that the caller has to fill in: said at the column or
 * property that refused it, so that no input class has to repeat which columns may be empty (API-6).
 */
export function missingValue(error: unknown): AppError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, column } = current as { code?: unknown; column?: unknown };
    const [, assigned, flushed] = refusalOfOrm.exec(current.message) ?? [];
    const name = code === '23502' ? String(column ?? '') : (assigned ?? flushed);
    if (name === undefined) continue;
    const field = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return new InvalidInput({}, { cause: error, fields: [{ field, code: 'field.required' }] });
  }
  return undefined;
}

import { type AppError } from './app-error.js';
import { missingValue } from './missing-value.js';
import { Conflict, InvalidInput, RouteNotFound, StorageFull, Unavailable } from './platform.errors.js';

const retrySoon = { headers: { 'Retry-After': '2' } };
const invalid = (cause: unknown) => new InvalidInput({}, { cause });
const unavailable = (cause: unknown) => new Unavailable({}, { ...retrySoon, cause });

/** A write in a read-only transaction. */
const standby = '25006';

/** PostgreSQL states and what the caller hears (REL-2). */
const answers: Record<string, (cause: unknown) => AppError> = {
  '23505': (cause) => new Conflict({}, { cause }),
  '23503': (cause) => new RouteNotFound({}, { cause }),
  '23514': invalid,
  '40001': unavailable,
  '40P01': unavailable,
  '55P03': unavailable,
  '57014': unavailable,
  // A connection that leads to a standby, as after a failover: the next one leads to the primary.
  [standby]: unavailable,
  // Ended from outside: an idle transaction, one that took too long, an administrator, a crash, a start.
  '25P03': unavailable,
  '25P04': unavailable,
  '57P01': unavailable,
  '57P02': unavailable,
  '57P03': unavailable,
  '57P04': unavailable,
  '57P05': unavailable,
  '53200': unavailable,
  '53300': unavailable,
  '53100': (cause) => new StorageFull({}, { cause }),
};

const networkFailures = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);
/** What the driver says in words only. */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|read timeout|acquire/i;

/** The SQLSTATE or socket code anywhere in the chain of causes. */
export function databaseStateOf(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string' && (/^[0-9A-Z]{5}$/.test(code) || networkFailures.has(code))) return code;
    if (lostConnection.test(current.message)) return '08000';
  }
  return undefined;
}

export function databaseFailure(error: unknown): AppError | undefined {
  const missing = missingValue(error);
  if (missing) return missing;
  const state = databaseStateOf(error);
  if (!state) return undefined;
  return (answers[state] ?? answerOfClass(state))?.(error);
}

/** Class 22 is about values that came from outside, but for a division by zero, which is ours. */
function answerOfClass(state: string): ((cause: unknown) => AppError) | undefined {
  if (state.startsWith('08') || networkFailures.has(state)) return unavailable;
  return state.startsWith('22') && state !== '22012' ? invalid : undefined;
}

/**
 * Whether nothing good comes of the connection any more: it broke, its server ends, or it leads to a standby, which
 * takes no writes (REL-2).
 */
export function isLostConnection(error: unknown): boolean {
  const state = databaseStateOf(error) ?? '';
  return state === standby || /^(?:08|57P0)/.test(state) || networkFailures.has(state);
}

/** Whether a write came to a standby, or to a primary that takes no writes. */
export const isStandby = (error: unknown): boolean => databaseStateOf(error) === standby;

/** States after which the same transaction may simply be tried again. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(databaseStateOf(error) ?? '');

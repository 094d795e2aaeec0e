import { databaseStateOf } from '#platform/errors/database-errors';

/** What a log line says of an error; further properties may hold what people typed, as `detail` of PostgreSQL does. */
interface DescribedError {
  type: string;
  message: string;
  /** SQLSTATE, code of the system or of the mail server. */
  code?: string | undefined;
  table?: string | undefined;
  constraint?: string | undefined;
  stack: string[];
  cause?: DescribedError | undefined;
}

const deepestCause = 5;

/** Describes an error for the log by named properties only, so that no row, statement or answer slips through (OPS-4). */
export function describeError(error: unknown, depth = 0): unknown {
  return isErrorLike(error) ? described(error, depth) : error;
}

/** The task queue passes on copies of errors, which are plain objects. */
const isErrorLike = (error: unknown): error is Error =>
  error instanceof Error || typeof (error as { message?: unknown } | null)?.message === 'string';

function described(error: Error, depth: number): DescribedError {
  const { code, responseCode, table, constraint } = error as Error & Record<string, unknown>;
  return {
    type: error instanceof Error ? error.constructor.name : 'Error',
    message: messageOf(error),
    code: textOf(code) ?? textOf(responseCode),
    table: textOf(table),
    constraint: textOf(constraint),
    stack: framesOf(error),
    cause: isErrorLike(error.cause) && depth < deepestCause ? described(error.cause, depth + 1) : undefined,
  };
}

/** States of class 22 quote the value that did not fit. */
function messageOf(error: Error): string {
  const state = databaseStateOf(error);
  return state?.startsWith('22') ? `a value that does not fit (${state})` : error.message;
}

/** A stack begins with the message; only its frames are kept. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

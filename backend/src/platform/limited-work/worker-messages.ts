import type { ErrorCode } from '@masar/i18n';
import { AppError, type ErrorParameters, type FieldProblem } from '#platform/errors/app-error';

/** A piece of work on its way to the process that does it. */
export interface WorkOrder {
  module: string;
  name: string;
  input: unknown;
}

/** Sent once the code of the work is loaded: its time runs from here. */
export const begun = 'begun';

/** A refusal keeps its code, so that the caller reads what was wrong. */
export type WorkAnswer =
  | { output: unknown }
  | { refusal: { code: ErrorCode; status: number; params: ErrorParameters; fields: FieldProblem[] } }
  | { failure: string };

/** What came of an order: its answer, at which limit it ended, or why no process could do it. */
export type WorkOutcome = WorkAnswer | { ended: string } | { unable: string; hasBegun: boolean };

export const answerOfError = (error: unknown): WorkAnswer =>
  error instanceof AppError
    ? {
        refusal: {
          code: error.code,
          status: error.status,
          params: error.params,
          fields: error.extra.fields ?? [],
        },
      }
    : { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };

/** What the work gave; its refusals and failures are thrown as if they had happened here. */
export function outputOf(answer: WorkAnswer): unknown {
  if ('output' in answer) return answer.output;
  if ('failure' in answer) throw new Error(answer.failure);
  const { code, status, params, fields } = answer.refusal;
  throw new AppError(code, status, params, { fields });
}

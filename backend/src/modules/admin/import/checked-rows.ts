import type { Language } from '@masar/i18n';
import type { Type } from '@nestjs/common';
import { AppError, errorText, type FieldProblem } from '#platform/errors/app-error';
import type { FieldError } from '#platform/errors/problem.response';
import { createValidationPipe } from '#platform/http/validation.pipe';
import type { ImportedRowResponse, ImportResponse, RowOutcome } from './import.response.js';

/** One row of an import on its way: what it says, or why it is refused. */
export interface CheckedRow<Row> {
  row: number;
  email: string | null;
  value?: Row;
  problems: FieldProblem[];
}

/** Checks every row by the same rules as a body, each for itself; an address that comes twice is refused the second time. */
export async function checkRows<Row extends object>(
  type: Type<Row>,
  rows: readonly object[],
  keyOf: (row: Row) => string,
): Promise<CheckedRow<Row>[]> {
  const pipe = createValidationPipe({ expectedType: type });
  const seen = new Set<string>();
  const checked: CheckedRow<Row>[] = [];
  for (const [index, sent] of rows.entries()) {
    const { email } = sent as { email?: unknown };
    const base = { row: index + 1, email: typeof email === 'string' ? email.slice(0, 254) : null };
    try {
      const value = (await pipe.transform(sent, { type: 'body', metatype: type })) as Row;
      const key = keyOf(value);
      const problems: FieldProblem[] = seen.has(key) ? [{ field: 'email', code: 'admin.row_repeated' }] : [];
      seen.add(key);
      checked.push({ ...base, value, problems });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      checked.push({ ...base, problems: error.extra.fields ?? [{ field: 'email', code: 'field.invalid' }] });
    }
  }
  return checked;
}

/** The answer, with sentences in the caller's language. */
export function toImportResponse(
  isDryRun: boolean,
  rows: readonly CheckedRow<object>[],
  done: (row: CheckedRow<object>) => { outcome: RowOutcome; id: string | null; remarks?: FieldProblem[] },
  language: Language,
): ImportResponse {
  const worded = ({ field, code, params }: FieldProblem): FieldError => ({
    field,
    message: errorText(code, language, params),
  });
  const answers = rows.map(({ row, email, problems }, at): ImportedRowResponse => {
    const errors = problems.map(worded);
    if (errors.length > 0) return { row, email, outcome: 'refused', id: null, errors, remarks: [] };
    const { outcome, id, remarks = [] } = done(rows[at]!);
    return { row, email, outcome, id, errors, remarks: remarks.map(worded) };
  });
  const count = (outcome: RowOutcome) => answers.filter((answer) => answer.outcome === outcome).length;
  return {
    isDryRun,
    created: count('created'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    rows: answers,
    ids: answers.flatMap(({ outcome, id }) => (outcome === 'created' && id ? [id] : [])),
  };
}

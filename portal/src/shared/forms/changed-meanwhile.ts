import { ApiError } from '@masar/contracts';

/** Whether a form was refused because somebody else saved what it was begun from; banks of questions say it by their code. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 412 || error.code === 'questions.changed');

/** Whether two states of a record say the same; the server leaves blanks at edges out. */
export const saysTheSame = (one: unknown, other: unknown): boolean => trimmed(one) === trimmed(other);

const trimmed = (record: unknown): string =>
  JSON.stringify(record, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));

import type { FormEvent } from 'react';
import { ApiError } from '@masar/contracts';

/** The text fields of a submitted form by name, trimmed (passwords as typed); keeps the browser from leaving. */
export function submittedValues(event: FormEvent<HTMLFormElement>): Record<string, string> {
  event.preventDefault();
  const values: Record<string, string> = {};
  new FormData(event.currentTarget).forEach((value, name) => {
    if (typeof value !== 'string') return;
    values[name] = /password/i.test(name) ? value : value.trim();
  });
  return values;
}

/** What the server says about one field. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fieldError(field) : undefined;

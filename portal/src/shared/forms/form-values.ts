import { ApiError, type FieldError } from '@masar/contracts';
import { typedMailAddress } from '@masar/domain';
import type { FormEvent } from 'react';

/** The text fields of a submitted form by name, trimmed: an address as it is written to, passwords as typed. Keeps the browser from leaving. */
export function submittedValues(event: FormEvent<HTMLFormElement>): Record<string, string> {
  event.preventDefault();
  const values: Record<string, string> = {};
  new FormData(event.currentTarget).forEach((value, name) => {
    if (typeof value !== 'string') return;
    values[name] = /password/i.test(name) ? value : name === 'email' ? typedMailAddress(value) : value.trim();
  });
  return values;
}

/** Why a form was not even sent: what is wrong with its fields, told as the server would tell it. */
export class FormRefusal {
  readonly errors: readonly FieldError[];

  constructor(errors: readonly FieldError[]) {
    this.errors = errors;
  }
}

/** What is wrong with single fields, whoever found it. */
export const fieldErrors = (error: unknown): readonly FieldError[] =>
  error instanceof ApiError || error instanceof FormRefusal ? error.errors : [];

/** The same about one field. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  fieldErrors(error).find((each) => each.field === field)?.message;

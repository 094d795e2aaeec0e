import { type SubmitEvent, useState } from 'react';
import { fieldError, FormRefusal, submittedValues } from './form-values';

/** What is wrong with a value, in words that say what to do; undefined where it may be sent. */
export type FieldRule = (value: string) => string | undefined;

/** For fields that must hold something. */
export const written =
  (message: string): FieldRule =>
  (value) =>
    value === '' ? message : undefined;

interface CheckedForm<Field extends string> {
  /** A rule for each field; a ticked box has the value `on`. */
  rules: Record<Field, FieldRule>;
  /** Why the last sending failed; null while all is well. */
  error: unknown;
  /** Gets what was typed once every rule is content. */
  send: (values: Record<Field, string>) => void;
}

/**
 * A form that tells everything that is wrong at once when it is sent (`FormFailure` takes the focus to the first such
 * field), and stops telling it of a field as soon as somebody types there. What the server refuses is told the same way.
 */
export function useCheckedForm<Field extends string>({ rules, error, send }: CheckedForm<Field>) {
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const fields = Object.keys(rules) as Field[];
  const failure = refusal ?? error;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const typed = submittedValues(event);
    const values = Object.fromEntries(fields.map((field) => [field, typed[field] ?? ''])) as Record<Field, string>;
    const errors = fields.flatMap((field) => {
      const message = rules[field](values[field]);
      return message ? [{ field, message }] : [];
    });
    setTouched(new Set());
    setRefusal(errors.length > 0 ? new FormRefusal(errors) : null);
    if (errors.length === 0) send(values);
  };

  const touch = ({ target }: { target: EventTarget }) => {
    const name = 'name' in target ? String(target.name) : '';
    setTouched((before) => (before.has(name) ? before : new Set(before).add(name)));
  };

  return {
    /** For the form element. */
    form: { noValidate: true, onSubmit: submit, onInput: touch },
    /** For `FormFailure`. */
    failure: { error: failure, fields },
    errorOf: (field: Field): string | undefined => (touched.has(field) ? undefined : fieldError(failure, field)),
  };
}

import { latinDigits, limits } from '@masar/domain';
import type { InputHTMLAttributes } from 'react';
import { type FieldTexts, TextField } from './Field.tsx';

/** The six digits of an authenticator app, also pasted with spaces or typed as Eastern digits (IDM-1). */
export function CodeField(field: FieldTexts & InputHTMLAttributes<HTMLInputElement>) {
  // No maxLength: a browser would cut '492 039' before its space is gone.
  return <TextField {...field} dir="ltr" inputMode="numeric" autoComplete="one-time-code" onInput={keepDigits} />;
}

function keepDigits({ currentTarget: input }: { currentTarget: HTMLInputElement }): void {
  const digits = latinDigits(input.value).replace(/\D/g, '').slice(0, limits.authenticatorCodeLength);
  // Setting what is there already would move the caret.
  if (digits !== input.value) input.value = digits;
}

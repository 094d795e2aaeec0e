import { readNumber } from '@masar/domain';
import { useState } from 'react';
import { TextField } from './TextField';

interface NumberFieldProps {
  label: string;
  value: number;
  error?: string | undefined;
  required?: boolean;
  /** Without places behind the comma, for the keyboard of a phone. */
  isWhole?: boolean;
  onChange: (value: number) => void;
}

/** What the browser lets a form be sent with: digits of any script with their signs. */
const numberLike = '\\s*[+\\-−–]?[\\d٠-٩۰-۹.,٫٬،]+\\s*';

/**
 * A number in any digits, which a browser's own number field swallows: ٥ becomes 0 there. What is typed stays while it is
 * not yet a number (I18N-1).
 */
export function NumberField({ label, value, error, required, isWhole = false, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value));
  const read = readNumber(typed);
  return (
    <TextField
      label={label}
      error={error}
      required={required}
      pattern={numberLike}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      dir="ltr"
      value={read === undefined || read === value ? typed : String(value)}
      onChange={(event) => {
        const written = event.currentTarget.value;
        setTyped(written);
        const number = readNumber(written);
        if (number !== undefined) onChange(number);
      }}
    />
  );
}

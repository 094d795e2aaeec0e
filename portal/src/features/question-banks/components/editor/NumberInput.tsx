import { readNumber } from '@masar/domain';
import { useState } from 'react';
import { TextField } from '#shared/forms/TextField';

interface NumberInputProps {
  label: string;
  value: number;
  error?: string | undefined;
  onChange: (value: number) => void;
}

/** A number in either script; what is typed stays while it is not yet one. */
export function NumberInput({ label, value, error, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState(String(value));
  const shown =
    readNumber(typed) === value
      ? typed
      : typed.trim() === '' || readNumber(typed) === undefined
        ? typed
        : String(value);
  return (
    <TextField
      label={label}
      error={error}
      inputMode="decimal"
      dir="ltr"
      value={shown}
      onChange={(event) => {
        const written = event.currentTarget.value;
        setTyped(written);
        const read = readNumber(written);
        if (read !== undefined) onChange(read);
      }}
    />
  );
}

import { plainNumber } from '@masar/domain';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import type { ControlProps } from './field';

interface NumberFieldProps extends ControlProps {
  min?: number;
  max?: number;
  hasDecimals?: boolean;
}

/**
 * A number in the digits that the keyboard has: ٢٥ is 25, ١٢٫٥ is 12.5. What is no number is sent as it was typed, and
 * the server says so at the field.
 */
export function NumberField({ source, label, helperText, validate, min, max, hasDecimals = false }: NumberFieldProps) {
  const { field, fieldState, id, isRequired } = useInput<Record<string, unknown>>({
    source,
    defaultValue: null,
    ...(validate && { validate }),
  });
  const [typed, setTyped] = useState('');
  const value = field.value as number | string | null;
  const { invalid, error } = fieldState;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={label}
      required={isRequired}
      // What was typed stays as it is while it means what the form holds; the form may be filled anew meanwhile.
      value={numberIn(typed) === value ? typed : shown(value)}
      error={invalid}
      helperText={
        helperText || invalid ? <InputHelperText error={error?.message} helperText={helperText} /> : undefined
      }
      slotProps={{ htmlInput: { inputMode: hasDecimals ? 'decimal' : 'numeric', dir: 'ltr', min, max } }}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(numberIn(target.value));
      }}
      onBlur={() => {
        setTyped(shown(value));
        field.onBlur();
      }}
    />
  );
}

function numberIn(typed: string): number | string | null {
  if (!typed.trim()) return null;
  const number = Number(plainNumber(typed));
  return Number.isNaN(number) ? typed : number;
}

/** 25.00 is 25. */
const shown = (value: number | string | null): string =>
  value === null || value === '' ? '' : Number.isNaN(Number(value)) ? String(value) : String(Number(value));

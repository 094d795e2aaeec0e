import { directionOf } from '@masar/i18n';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';

interface LinesInputProps {
  source: string;
  label: string;
  hint: string;
  language: 'ar' | 'en';
}

/** Short texts, each on a line of its own; empty lines are left out. */
export function LinesInput({ source, label, hint, language }: LinesInputProps) {
  const { field, fieldState, id } = useInput<Record<string, unknown>>({ source, defaultValue: [] });
  // What is typed keeps its empty lines until it is left.
  const [typed, setTyped] = useState(() => ((field.value ?? []) as string[]).join('\n'));
  return (
    <TextField
      id={id}
      label={label}
      value={typed}
      multiline
      minRows={3}
      fullWidth
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{ htmlInput: { lang: language, dir: directionOf(language) } }}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(linesOf(target.value));
      }}
      onBlur={() => {
        setTyped(linesOf(typed).join('\n'));
        field.onBlur();
      }}
    />
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

import type { InputHTMLAttributes, Ref } from 'react';
import MuiTextField from '@mui/material/TextField';

interface FieldTexts {
  label: string;
  /** What is wrong; announced and tied to the input. */
  error?: string | undefined;
  hint?: string | undefined;
}

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'color'> & { ref?: Ref<HTMLInputElement> };

/** One line of text with label, hint and error. Direction follows what is typed unless `dir` says otherwise. */
export function TextField({ label, error, hint, required, disabled, ref, className, ...input }: TextFieldProps) {
  return (
    <MuiTextField
      label={label}
      className={className}
      required={required}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error ?? hint}
      inputRef={ref}
      slotProps={{ htmlInput: { dir: 'auto', ...input } }}
    />
  );
}

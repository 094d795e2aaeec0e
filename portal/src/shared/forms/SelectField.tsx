import type { Ref, SelectHTMLAttributes } from 'react';
import MuiTextField from '@mui/material/TextField';
import type { TextFieldProps } from './TextField';

type SelectFieldProps = Pick<TextFieldProps, 'label' | 'error' | 'hint'> &
  SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> };

/** One of few choices; the list is the telephone's own, made for its thumb. `children` are the options. */
export function SelectField({
  label,
  error,
  hint,
  required,
  disabled,
  ref,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <MuiTextField
      select
      label={label}
      className={className}
      required={required}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error ?? hint}
      inputRef={ref}
      slotProps={{ select: { native: true }, htmlInput: select }}
    >
      {children}
    </MuiTextField>
  );
}

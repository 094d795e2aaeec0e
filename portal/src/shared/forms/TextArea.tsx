import type { Ref, TextareaHTMLAttributes } from 'react';
import MuiTextField from '@mui/material/TextField';
import type { TextFieldProps } from './TextField';

type TextAreaProps = Pick<TextFieldProps, 'label' | 'error' | 'hint'> &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text; their height is the writer's to draw. */
export function TextArea({ label, error, hint, required, disabled, ref, className, ...input }: TextAreaProps) {
  return (
    <MuiTextField
      label={label}
      className={className}
      multiline
      required={required}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error ?? hint}
      inputRef={ref}
      slotProps={{ htmlInput: { dir: 'auto', rows: 4, ...input }, input: { inputComponent: 'textarea' } }}
    />
  );
}

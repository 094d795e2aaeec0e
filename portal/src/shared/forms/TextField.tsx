import type { FieldTexts } from '@masar/ui';
import { FieldFrame } from '@masar/ui/mui';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, Ref } from 'react';

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'color'> & { ref?: Ref<HTMLInputElement> };

/** One line of text with label, hint and error. Direction follows what is typed unless `dir` says otherwise. */
export function TextField({ label, error, hint, required, disabled, ref, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, error, hint, required, disabled, className }}>
      {(control) => <OutlinedInput inputRef={ref} inputProps={{ dir: 'auto', ...input, ...control }} />}
    </FieldFrame>
  );
}

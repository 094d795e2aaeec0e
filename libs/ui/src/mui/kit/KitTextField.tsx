import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, Ref } from 'react';
import type { FieldTexts } from '../../controls/Field.tsx';
import { FieldFrame } from './FieldFrame.tsx';

type KitTextFieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

export const KitTextField = ({
  label,
  error,
  hint,
  required,
  disabled,
  ref,
  className,
  ...input
}: KitTextFieldProps) => (
  <FieldFrame {...{ label, error, hint, required, disabled, className }}>
    {(control) => <OutlinedInput inputRef={ref} inputProps={{ dir: 'auto', ...input, ...control }} />}
  </FieldFrame>
);

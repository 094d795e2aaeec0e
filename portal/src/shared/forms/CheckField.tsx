import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'color'> {
  /** May hold links to what is agreed to. */
  label: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A sentence to agree to. */
export function CheckField({ label, error, ref, ...input }: CheckFieldProps) {
  const id = useId();
  const described = error ? { 'aria-describedby': id, 'aria-invalid': true } : {};
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel label={label} control={<Checkbox slotProps={{ input: { ref, ...input, ...described } }} />} />
      {error && <FormHelperText id={id}>{error}</FormHelperText>}
    </FormControl>
  );
}

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
export function CheckField({ label, error, ref, checked, defaultChecked, onChange, ...input }: CheckFieldProps) {
  const id = useId();
  const described = error ? { 'aria-describedby': id, 'aria-invalid': true } : {};
  // MUI draws the tick by what it is told itself; told to its input alone, a box that is ticked looks empty.
  const state = {
    ...(checked !== undefined && { checked }),
    ...(defaultChecked !== undefined && { defaultChecked }),
    ...(onChange && { onChange }),
  };
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        label={label}
        control={<Checkbox {...state} slotProps={{ input: { ref, ...input, ...described } }} />}
      />
      {error && <FormHelperText id={id}>{error}</FormHelperText>}
    </FormControl>
  );
}

import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { type ReactNode, useId } from 'react';
import type { FieldTexts } from '../../controls/Field.tsx';

interface FieldFrameProps extends FieldTexts {
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** The control, given what ties it to its label and note. */
  children: (control: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** Label, hint and error around a control. MUI's TextField would bring its own list for selects, which nobody opens. */
export function FieldFrame({ label, error, hint, children, ...state }: FieldFrameProps) {
  const id = useId();
  const note = error ?? hint;
  const noteId = note ? `${id}-note` : undefined;
  return (
    <FormControl fullWidth variant="outlined" error={Boolean(error)} {...state}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children({ id, 'aria-describedby': noteId })}
      {note && <FormHelperText id={noteId}>{note}</FormHelperText>}
    </FormControl>
  );
}

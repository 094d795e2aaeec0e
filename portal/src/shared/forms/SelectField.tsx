import type { FieldTexts } from '@masar/ui';
import { FieldFrame } from '@masar/ui/mui';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref, SelectHTMLAttributes } from 'react';

interface Choices {
  /** Values to choose from, named by `words`; other options stand in `children`. */
  choices?: readonly string[];
  words?: Readonly<Record<string, unknown>>;
  /** What choosing nothing is called; without it one has to be chosen. */
  none?: string;
}

type SelectFieldProps = FieldTexts &
  SelectHTMLAttributes<HTMLSelectElement> &
  Choices & { ref?: Ref<HTMLSelectElement> };

/** One of few choices; the list is the telephone's own, made for its thumb. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, required, disabled, ref, className, children, ...rest } = props;
  const { choices = [], words = {}, none, ...select } = rest;
  return (
    <FieldFrame {...{ label, error, hint, required, disabled, className }}>
      {(control) => (
        <NativeSelect input={<OutlinedInput />} inputRef={ref} inputProps={{ ...select, ...control }}>
          {none !== undefined && <option value="">{none}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {String(words[choice])}
            </option>
          ))}
          {children}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}

import type { FieldTexts } from '@masar/ui';
import { FieldFrame } from '@masar/ui/mui';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref, SelectHTMLAttributes } from 'react';

type Value = string | number;

interface Choices<Chosen extends Value> {
  /** Values to choose from, each with its label or named by `words`; other options stand in `children`. */
  choices?: readonly (Chosen | readonly [value: Chosen, label: string])[] | undefined;
  words?: Readonly<Record<Chosen, unknown>>;
  /** What choosing nothing is called; without it one has to be chosen. */
  none?: string;
}

type SelectFieldProps<Chosen extends Value> = FieldTexts &
  SelectHTMLAttributes<HTMLSelectElement> &
  Choices<Chosen> & { ref?: Ref<HTMLSelectElement> };

/** One of few choices; the list is the telephone's own, made for its thumb. */
export function SelectField<Chosen extends Value>(props: SelectFieldProps<Chosen>) {
  const { label, error, hint, required, disabled, ref, className, children, ...rest } = props;
  const { choices = [], words, none, ...select } = rest;
  return (
    <FieldFrame {...{ label, error, hint, required, disabled, className }}>
      {(control) => (
        <NativeSelect input={<OutlinedInput />} inputRef={ref} inputProps={{ ...select, ...control }}>
          {none !== undefined && <option value="">{none}</option>}
          {choices.map((choice) => {
            const [value, name] = typeof choice === 'object' ? choice : [choice, words?.[choice]];
            return (
              <option key={value} value={value}>
                {String(name)}
              </option>
            );
          })}
          {children}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}

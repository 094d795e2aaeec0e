import type { FieldTexts } from '@masar/ui';
import { FieldFrame } from '@masar/ui/mui';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref, SelectHTMLAttributes } from 'react';

type SelectFieldProps = FieldTexts & SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> };

/** One of few choices; the list is the telephone's own, made for its thumb. `children` are the options. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, required, disabled, ref, className, children, ...select } = props;
  return (
    <FieldFrame {...{ label, error, hint, required, disabled, className }}>
      {(control) => (
        <NativeSelect input={<OutlinedInput />} inputRef={ref} inputProps={{ ...select, ...control }}>
          {children}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}

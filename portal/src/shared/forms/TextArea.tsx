import type { FieldTexts } from '@masar/ui';
import { FieldFrame } from '@masar/ui/mui';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref, TextareaHTMLAttributes } from 'react';

type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text; their height is the writer's to draw. */
export function TextArea({ label, error, hint, required, disabled, ref, className, ...input }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, error, hint, required, disabled, className }}>
      {(control) => (
        <OutlinedInput
          multiline
          inputRef={ref}
          inputComponent="textarea"
          inputProps={{ dir: 'auto', rows: 4, ...input, ...control }}
        />
      )}
    </FieldFrame>
  );
}

import type { FieldTexts } from '@masar/ui';
import { FieldFrame } from '@masar/ui/mui';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref, TextareaHTMLAttributes } from 'react';

type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text: as high as what is written, `rows` at least, and otherwise the writer's to draw. */
export function TextArea(props: TextAreaProps) {
  const { label, error, hint, required, disabled, ref, className, rows = 4, ...input } = props;
  return (
    <FieldFrame {...{ label, error, hint, required, disabled, className }}>
      {(control) => (
        <OutlinedInput
          multiline
          inputRef={ref}
          inputComponent="textarea"
          inputProps={{ dir: 'auto', rows, ...input, ...control }}
          sx={{ '& textarea': { fieldSizing: 'content', minHeight: `calc(${rows}lh + 20px)`, maxHeight: '70vh' } }}
        />
      )}
    </FieldFrame>
  );
}

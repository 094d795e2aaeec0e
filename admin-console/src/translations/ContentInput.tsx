import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ControlProps } from '../records/fields/field';
import { contentDirectionOf } from './content-direction';

/** The translation, written in the direction of its language. */
export function ContentInput(props: ControlProps) {
  const language = useWatch({ name: 'language' }) as string | undefined;
  return (
    <TextInput
      {...props}
      multiline
      minRows={5}
      slotProps={{ htmlInput: { dir: contentDirectionOf(language), lang: language } }}
    />
  );
}

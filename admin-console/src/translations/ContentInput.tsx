import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { contentDirectionOf } from './content-direction';
import { useMessages } from '@masar/ui';
import { useRequired } from '../records/useRequired';
import { translationsMessages } from './translations.messages';

/** The translation, written in the direction of its language. */
export function ContentInput() {
  const text = useMessages(translationsMessages);
  const required = useRequired();
  const language = useWatch({ name: 'language' }) as string | undefined;
  return (
    <TextInput
      source="content"
      label={text.translation}
      multiline
      minRows={5}
      validate={required}
      helperText={false}
      slotProps={{ htmlInput: { dir: contentDirectionOf(language), lang: language } }}
    />
  );
}

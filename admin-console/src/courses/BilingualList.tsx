import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin';
import { useMessages } from '@masar/ui';
import { recordsMessages } from '../records/records.messages';
import { useRequired } from '../records/useRequired';

/** Short lines in both languages, in an order. */
export function BilingualList({ source, label }: { source: string; label: string }) {
  const text = useMessages(recordsMessages);
  const required = useRequired();
  return (
    <ArrayInput source={source} label={label} helperText={false}>
      <SimpleFormIterator inline fullWidth disableClear>
        <TextInput
          source="ar"
          label={text.inArabic(label)}
          slotProps={{ htmlInput: { dir: 'rtl', lang: 'ar' } }}
          helperText={false}
          validate={required}
        />
        <TextInput
          source="en"
          label={text.inEnglish(label)}
          slotProps={{ htmlInput: { dir: 'ltr', lang: 'en' } }}
          helperText={false}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

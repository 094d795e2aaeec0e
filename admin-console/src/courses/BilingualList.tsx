import type { components } from '@masar/contracts';
import { textIn } from '@masar/i18n';
import { useMessages } from '@masar/ui';
import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin';
import type { ControlProps, Kind } from '../records/fields/field';
import { recordsMessages } from '../records/records.messages';
import { useRequired } from '../records/useRequired';

type BilingualText = components['schemas']['BilingualTextResponse'];

/** Short lines in both languages, in an order. */
export const bilingualList: Kind<BilingualText[]> = {
  tell: (lines, { language }) => lines.map((line) => textIn(line, language)).join('\n'),
  control: BilingualLines,
  isWide: true,
};

function BilingualLines({ source, label, validate }: ControlProps) {
  const text = useMessages(recordsMessages);
  const required = useRequired();
  // What is asked of the list is asked of its lines.
  const rules = [validate ?? []].flat();
  return (
    <ArrayInput source={source} label={label} helperText={false}>
      <SimpleFormIterator inline fullWidth disableClear>
        <TextInput
          source="ar"
          label={text.inArabic(label)}
          slotProps={{ htmlInput: { dir: 'rtl', lang: 'ar' } }}
          helperText={false}
          validate={[required, ...rules]}
        />
        <TextInput
          source="en"
          label={text.inEnglish(label)}
          slotProps={{ htmlInput: { dir: 'ltr', lang: 'en' } }}
          helperText={false}
          validate={rules}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

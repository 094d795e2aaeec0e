import { TextInput } from 'react-admin';
import { useMessages } from '@masar/ui';
import { recordsMessages } from '../records/records.messages';
import { useRequired } from '../records/useRequired';

interface LineInBothLanguagesProps {
  /** `company` stands for `company` in Arabic and `companyEn`. */
  source: string;
  label: string;
  isRequired?: boolean;
  rows?: number;
}

/** A text whose English is optional: without it the Arabic one is shown in both. */
export function LineInBothLanguages({ source, label, isRequired = false, rows }: LineInBothLanguagesProps) {
  const text = useMessages(recordsMessages);
  const required = useRequired();
  const several = rows ? { multiline: true, minRows: rows } : {};
  return (
    <>
      <TextInput
        source={source}
        label={text.inArabic(label)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
        validate={isRequired ? required : undefined}
        helperText={false}
        {...several}
      />
      <TextInput
        source={`${source}En`}
        label={text.inEnglish(label)}
        slotProps={{ htmlInput: { dir: 'ltr', lang: 'en' } }}
        helperText={false}
        {...several}
      />
    </>
  );
}

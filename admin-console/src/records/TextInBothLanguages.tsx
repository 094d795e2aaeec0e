import { TextInput } from 'react-admin';
import { useMessages } from '@masar/ui';
import { recordsMessages } from './records.messages';
import { useRequired } from './useRequired';

interface TextInBothLanguagesProps {
  /** `title` stands for `titleAr` and `titleEn`. */
  source: string;
  label: string;
  isRequired?: boolean | 'ar';
  rows?: number;
}

/** Arabic and English side by side, each in its own direction. */
export function TextInBothLanguages({ source, label, isRequired = false, rows }: TextInBothLanguagesProps) {
  const text = useMessages(recordsMessages);
  const required = useRequired();
  // A long text scrolls within its field, so that what follows stays within reach.
  const several = rows ? { multiline: true, minRows: rows, maxRows: 3 * rows } : {};
  return (
    <>
      <TextInput
        source={`${source}Ar`}
        label={text.inArabic(label)}
        slotProps={{ htmlInput: { dir: 'rtl', lang: 'ar' } }}
        validate={isRequired ? required : undefined}
        helperText={false}
        {...several}
      />
      <TextInput
        source={`${source}En`}
        label={text.inEnglish(label)}
        slotProps={{ htmlInput: { dir: 'ltr', lang: 'en' } }}
        validate={isRequired === true ? required : undefined}
        helperText={false}
        {...several}
      />
    </>
  );
}

import { useMessages } from '@masar/ui';
import { TextInput } from 'react-admin';
import styles from './RecordPage.module.css';
import { recordsMessages } from './records.messages';
import { useRequired } from './useRequired';

interface TextInBothLanguagesProps {
  /** `title` stands for `titleAr` and `titleEn`. */
  source: string;
  /** Empty where `company` stands for `company` in Arabic and `companyEn`, which is optional. */
  arabic?: 'Ar' | '';
  label: string;
  isRequired?: boolean | 'ar';
  rows?: number;
  hint?: string;
}

/** Arabic and English side by side, each in its own direction. */
export function TextInBothLanguages({
  source,
  arabic = 'Ar',
  label,
  isRequired = false,
  rows,
  hint,
}: TextInBothLanguagesProps) {
  const text = useMessages(recordsMessages);
  const required = useRequired();
  // A long text scrolls within its field, so that what follows stays within reach.
  const several = rows ? { multiline: true, minRows: rows, maxRows: 3 * rows } : {};
  // Without an English one people may have written it in either language.
  const inArabic = arabic === '' ? { dir: 'auto' } : { dir: 'rtl', lang: 'ar' };
  return (
    <>
      <TextInput
        className={styles.arabic}
        source={`${source}${arabic}`}
        label={text.inArabic(label)}
        slotProps={{ htmlInput: inArabic }}
        validate={isRequired ? required : undefined}
        helperText={hint ?? false}
        {...several}
      />
      <TextInput
        source={`${source}En`}
        label={text.inEnglish(label)}
        slotProps={{ htmlInput: { dir: 'ltr', lang: 'en' } }}
        validate={isRequired === true && arabic !== '' ? required : undefined}
        helperText={hint ?? false}
        {...several}
      />
    </>
  );
}

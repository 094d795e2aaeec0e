import { useMessages } from '@masar/ui';
import { TextInput } from 'react-admin';
import styles from './RecordPage.module.css';
import { recordsMessages } from './records.messages';
import { usePrinted } from './usePrinted';
import { useRequired } from './useRequired';

interface TextInBothLanguagesProps {
  /** `title` stands for `titleAr` and `titleEn`. */
  source: string;
  /** Empty where `company` stands for `company` in Arabic and `companyEn`, which is optional. */
  arabic?: 'Ar' | '';
  label: string;
  isRequired?: boolean | 'ar';
  /** Whether it stands on certificates. */
  isPrinted?: boolean;
  rows?: number;
  hint?: string;
}

/** Arabic and English side by side, each in its own direction. */
export function TextInBothLanguages({
  source,
  arabic = 'Ar',
  label,
  isRequired = false,
  isPrinted = false,
  rows,
  hint,
}: TextInBothLanguagesProps) {
  const text = useMessages(recordsMessages);
  const required = useRequired();
  const printed = usePrinted();
  const rules = (isAsked: boolean) => [isAsked && required, isPrinted && printed].filter((rule) => rule !== false);
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
        validate={rules(isRequired !== false)}
        helperText={hint ?? false}
        {...several}
      />
      <TextInput
        source={`${source}En`}
        label={text.inEnglish(label)}
        slotProps={{ htmlInput: { dir: 'ltr', lang: 'en' } }}
        validate={rules(isRequired === true && arabic !== '')}
        helperText={hint ?? false}
        {...several}
      />
    </>
  );
}

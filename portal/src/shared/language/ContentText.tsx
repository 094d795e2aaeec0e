import { type ContentLanguage, contentLanguageFacts } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import { type ContentRecord, contentText, useContentLanguage } from './content-language';
import { contentTextMessages } from './content-text.messages';
import styles from './ContentText.module.css';

interface ContentTextProps<Field extends string> {
  record: ContentRecord<Field>;
  /** E.g. `title` for `titleAr` and `titleEn`. */
  field: Field;
}

/** What the reader gets of a record's texts, and in which language. */
export function useContentText() {
  const { language } = useLocale();
  const wanted = useContentLanguage();
  return <Field extends string>(record: ContentRecord<Field>, field: Field) =>
    contentText(record, field, language, wanted);
}

/** A text of the content, isolated, with the language and direction in which it is written (TRN-2). */
export function ContentText<Field extends string>({ record, field }: ContentTextProps<Field>) {
  const { language } = useLocale();
  const found = useContentText()(record, field);
  return (
    <Isolated language={found.language} lang={found.language === language ? undefined : found.language}>
      {found.text}
    </Isolated>
  );
}

/** Marks a text that the chosen language does not have yet; nothing for all others. */
export function FallbackMark<Field extends string>({ record, field }: ContentTextProps<Field>) {
  const text: { untranslated: string } & Partial<Record<ContentLanguage, string>> = useMessages(contentTextMessages);
  const wanted = useContentLanguage();
  const { language } = useContentText()(record, field);
  if (!wanted || language === wanted) return null;
  return (
    <span className={styles.mark} title={text.untranslated}>
      {text[language] ?? contentLanguageFacts[language].nativeName}
    </span>
  );
}

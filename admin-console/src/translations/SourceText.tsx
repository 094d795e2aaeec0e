import { useMessages } from '@masar/ui';
import styles from './SourceText.module.css';
import { translationsMessages } from './translations.messages';

interface SourceTextProps {
  arabic: string | null | undefined;
  english: string | null | undefined;
}

/** What is translated, in both languages, beside the field for the translation. */
export function SourceText({ arabic, english }: SourceTextProps) {
  const text = useMessages(translationsMessages);
  return (
    <section className={styles.source} aria-label={text.source}>
      <h2>{text.source}</h2>
      {arabic || english ? (
        <>
          <p dir="rtl" lang="ar">
            {arabic}
          </p>
          {english !== arabic && (
            <p dir="ltr" lang="en">
              {english}
            </p>
          )}
        </>
      ) : (
        <p>{text.noSource}</p>
      )}
    </section>
  );
}

import { textDirection } from '@masar/i18n';
import { Card, useMessages } from '@masar/ui';
import { wordsInBothLanguagesMessages } from './words-in-both-languages.messages';
import styles from './WordsInBothLanguages.module.css';

interface WordsInBothLanguagesProps {
  title: string;
  arabic: string | null;
  english: string | null;
}

/** A text in Arabic and in English side by side, each in its own direction; once where both are the same. */
export function WordsInBothLanguages({ title, arabic, english }: WordsInBothLanguagesProps) {
  const text = useMessages(wordsInBothLanguagesMessages);
  if (!arabic && !english) return null;
  return (
    <Card as="section">
      <h2>{title}</h2>
      <div className={styles.words}>
        {arabic === english ? (
          <p dir={textDirection(arabic ?? '')}>{arabic}</p>
        ) : (
          <>
            <div>
              <h3>{text.inArabic}</h3>
              <p dir="rtl" lang="ar">
                {arabic || '—'}
              </p>
            </div>
            <div>
              <h3>{text.inEnglish}</h3>
              <p dir="ltr" lang="en">
                {english || '—'}
              </p>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

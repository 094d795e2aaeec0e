import { useLocale } from '@masar/ui';
import { WordsInBothLanguages } from '../WordsInBothLanguages';
import { longTextsOf } from './facts';
import { type Fields, isPair, pairOf } from './field';

/** The long texts of a record below its facts, each in both languages. */
export function LongTexts<Row>({ fields, row }: { fields: Fields<Row>; row: Row }) {
  const { language } = useLocale();
  return longTextsOf(fields).map(([name, { label, as }]) => {
    if (!isPair(as)) return null;
    const { arabic, english } = pairOf(name, as);
    const texts = row as Readonly<Record<string, string | null>>;
    return (
      <WordsInBothLanguages
        key={name}
        title={label[language]}
        arabic={texts[arabic] ?? null}
        english={texts[english] ?? null}
      />
    );
  });
}

import type { Locale } from '@masar/ui';
import { recordsMessages } from '../records.messages';
import { type Fields, isPair, pairOf } from './field';

/** What the properties of a record are called; texts in two languages are two. */
export function namesOfProperties<Row>(fields: Fields<Row>, { language }: Locale): ReadonlyMap<string, string> {
  const { inArabic, inEnglish } = recordsMessages[language];
  return new Map(
    Object.entries(fields).flatMap(([name, { label, as }]): [string, string][] => {
      const words = label[language];
      if (!isPair(as)) return [[name, words]];
      const { arabic, english } = pairOf(name, as);
      return [
        [arabic, inArabic(words)],
        [english, inEnglish(words)],
      ];
    }),
  );
}

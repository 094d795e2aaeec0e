import type { Locale } from '@masar/ui';
import type { ReactNode } from 'react';
import { recordsMessages } from '../records.messages';
import { type Fields, isPair, pairOf } from './field';
import { valueToldOf } from './told';

/** A property of the record that its form changes: what it is called and how its value reads. */
export interface MergeEntry {
  source: string;
  label: string;
  tell: (value: unknown) => ReactNode;
}

/** What two people may have changed at once: every field of the form; texts in two languages are two. */
export function mergeEntriesOf<Row>(fields: Fields<Row>, locale: Locale): MergeEntry[] {
  const { language } = locale;
  const { inArabic, inEnglish } = recordsMessages[language];
  return Object.entries(fields).flatMap(([name, { label, as, input }]): MergeEntry[] => {
    if (!input || input === 'new') return [];
    const words = label[language];
    if (!isPair(as)) return [{ source: name, label: words, tell: (value) => valueToldOf(as, value, locale) }];
    const { arabic, english } = pairOf(name, as);
    const tell = (value: unknown) => value as ReactNode;
    return [
      { source: arabic, label: inArabic(words), tell },
      { source: english, label: inEnglish(words), tell },
    ];
  });
}

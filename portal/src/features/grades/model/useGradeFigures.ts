import { useLocale, useMessages } from '@masar/ui';
import { gradeWords } from '../messages/grade-words.messages';

/** Scores and percents with the decimals that they have, at most two. */
export function useGradeFigures() {
  const text = useMessages(gradeWords);
  const { format } = useLocale();
  const number = (decimal: string) => format.number(Number(decimal), { maximumFractionDigits: 2 });
  const percent = (decimal: string) => text.percent(number(decimal));
  return {
    number,
    percent,
    /** Points of what is marked by hand, percent otherwise. */
    score: (kind: string, decimal: string, maximum: string) =>
      kind === 'manual' ? text.outOf(number(decimal), number(maximum)) : percent(decimal),
  };
}

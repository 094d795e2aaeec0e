import { type LocalizedText, plural } from '@masar/i18n';
import type { ChangedGrade } from '#modules/grades';

/** Whatever its direction, a name or title stays one piece within the sentence. */
const piece = (text: string): string => `\u2068${text}\u2069`;

const about = ({ ar, en }: LocalizedText): LocalizedText => ({ ar: `«${piece(ar)}»`, en: `“${piece(en)}”` });

const withReason = ({ ar, en }: LocalizedText, reason: string | null): LocalizedText =>
  reason ? { ar: `${ar}: ${piece(reason)}`, en: `${en}: ${piece(reason)}` } : { ar, en };

interface ToldGrade extends Pick<ChangedGrade, 'kind' | 'reason'> {
  item: Pick<ChangedGrade['item'], 'kind' | 'title'>;
}

/** For the learner: one grade was entered, excused or taken back, and why; never the grade itself. */
export function gradeTitle({ kind, item, reason }: ToldGrade): LocalizedText {
  const what = about(item.title);
  if (kind === 'excused')
    return withReason({ ar: `أُعفيت من ${what.ar}`, en: `You are excused from ${what.en}` }, reason);
  if (kind === 'cleared')
    return withReason(
      { ar: `سُحب ما أُدخل لك في ${what.ar}`, en: `What was entered for you in ${what.en} was taken back` },
      reason,
    );
  const entered =
    item.kind === 'manual'
      ? { ar: `وُضعت درجتك في ${what.ar}`, en: `You have a grade for ${what.en}` }
      : { ar: `تغيّرت درجتك في ${what.ar}`, en: `Your grade for ${what.en} was changed` };
  return withReason(entered, reason);
}

/** For the learner: so many of their grades in a course changed; never below two. */
export function gradesTitle(course: LocalizedText, total: number): LocalizedText {
  const grades = plural('ar', total, {
    one: 'درجة واحدة',
    two: 'درجتان',
    few: '# درجات',
    many: '# درجة',
    other: '# درجة',
  });
  const where = about(course);
  return {
    ar: `تغيّرت لك ${grades} في دورة ${where.ar}`,
    en: `${plural('en', total, { one: 'One of your grades', other: '# of your grades' })} in ${where.en} changed`,
  };
}

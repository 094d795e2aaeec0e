import type { components } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import type { Locale } from '@masar/ui';
import { choice, defineFields, moment, score } from '../records/fields';
import { courseField, learnerField } from '../records/learning-fields';
import { RecordLink } from '../records/RecordLink';

export type GradeChange = components['schemas']['GradeChangeRecord'];

/** Whose grade it is; empty where the settings were changed. */
export const whoseOf = ({ userName, userEmail }: GradeChange): string => userName || userEmail || '';

/** The item, as it was called then; empty where the settings were changed. */
export const itemOf = (row: GradeChange, { language }: Locale): string => pickLocalized(row, 'itemTitle', language);

/** Changes of grades as their history keeps them (GRD-1). */
export const gradeChangeFields = defineFields<GradeChange>()({
  userId: {
    ...learnerField,
    tell: whoseOf,
    fact: (row: GradeChange) =>
      row.userId ? (
        <RecordLink resource="users" id={row.userId}>
          {whoseOf(row)}
        </RecordLink>
      ) : (
        '—'
      ),
    csv: whoseOf,
  },
  courseId: courseField,
  itemTitleAr: { label: { ar: 'البند', en: 'Item' }, column: true, show: true, tell: itemOf, csv: itemOf },
  kind: {
    label: { ar: 'ما تغيّر', en: 'What changed' },
    as: choice<GradeChange['kind']>({
      marked: { ar: 'أُدخلت درجة', en: 'A score was entered' },
      excused: { ar: 'أُعفي المتعلّم', en: 'The learner was excused' },
      cleared: { ar: 'سُحب ما أُدخل', en: 'An entry was taken back' },
      settings: { ar: 'الأوزان والبنود', en: 'Weights and items' },
    }),
    column: true,
    show: true,
    filter: true,
  },
  way: {
    label: { ar: 'الطريقة', en: 'Way' },
    as: choice<GradeChange['way']>({
      screen: { ar: 'خلية في السجلّ', en: 'A cell of the gradebook' },
      file: { ar: 'ملف', en: 'A file' },
    }),
    column: 'exported',
    show: true,
  },
  scoreBefore: { label: { ar: 'قبله', en: 'Before' }, as: score, column: true, show: 'known' },
  scoreAfter: { label: { ar: 'بعده', en: 'After' }, as: score, column: true, show: 'known' },
  reason: { label: { ar: 'السبب', en: 'Reason' }, column: 'exported', show: 'known' },
  changedByName: { label: { ar: 'غيّرها', en: 'Changed by' }, column: true, show: 'known' },
  changedAt: { label: { ar: 'متى', en: 'When' }, as: moment, column: 'sorted', show: true, filter: true },
});

import type { components } from '@masar/contracts';
import { inEach, pickLocalized } from '@masar/i18n';
import type { Locale } from '@masar/ui';
import { choice, defineFields, moment, score } from '../records/fields';
import { courseField, learnerField } from '../records/learning-fields';
import { RecordLink } from '../records/RecordLink';
import { gradeChangeFieldTexts, kindTexts, wayTexts } from './grade-change-fields.messages';

const texts = inEach(gradeChangeFieldTexts);

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
  itemTitleAr: { label: texts.itemTitleAr, column: true, show: true, tell: itemOf, csv: itemOf },
  kind: {
    label: texts.kind,
    as: choice<GradeChange['kind']>(inEach(kindTexts)),
    column: true,
    show: true,
    filter: true,
  },
  way: {
    label: texts.way,
    as: choice<GradeChange['way']>(inEach(wayTexts)),
    column: 'exported',
    show: true,
  },
  scoreBefore: { label: texts.scoreBefore, as: score, column: true, show: 'known' },
  scoreAfter: { label: texts.scoreAfter, as: score, column: true, show: 'known' },
  reason: { label: texts.reason, column: 'exported', show: 'known' },
  changedByName: { label: texts.changedByName, column: true, show: 'known' },
  changedAt: { label: texts.changedAt, as: moment, column: 'sorted', show: true, filter: true },
});

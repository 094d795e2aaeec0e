import type { components } from '@masar/contracts';
import { type Language, pickLocalized } from '@masar/i18n';
import { choice, defineFields, moment, number, reference } from '../records/fields';
import { courseField } from '../records/learning-fields';
import { RecordLink } from '../records/RecordLink';

export type PeerReview = components['schemas']['PeerReviewRecord'];

export const assignmentOf = (row: PeerReview, { language }: { language: Language }): string =>
  pickLocalized(row, 'assignmentTitle', language);

/** Who reviewed whose work, and what came of it (ASG-2). */
export const peerReviewFields = defineFields<PeerReview>()({
  userId: {
    label: { ar: 'كاتب المراجعة', en: 'Reviewer' },
    as: reference('users', 'name'),
    column: true,
    show: true,
    filter: true,
    tell: (row) => row.userName ?? '—',
    fact: (row) =>
      row.userId ? (
        <RecordLink resource="users" id={row.userId}>
          {row.userName ?? '—'}
        </RecordLink>
      ) : (
        '—'
      ),
    csv: (row) => row.userName ?? '',
  },
  authorName: { label: { ar: 'صاحب العمل', en: 'Whose work' }, column: true, show: 'known' },
  assignmentId: {
    label: { ar: 'الواجب', en: 'Assignment' },
    as: reference('assignments', 'title'),
    column: true,
    show: true,
    filter: true,
    tell: assignmentOf,
    fact: (row, locale) => (
      <RecordLink resource="submissions" id={row.submissionId}>
        {assignmentOf(row, locale)}
      </RecordLink>
    ),
    csv: assignmentOf,
  },
  courseId: { ...courseField, column: 'exported' },
  state: {
    label: { ar: 'الحالة', en: 'State' },
    as: choice<PeerReview['state']>(
      {
        begun: { ar: 'قيد الكتابة', en: 'Being written' },
        done: { ar: 'سُلّمت', en: 'Handed in' },
        dropped: { ar: 'مستبعدة', en: 'Left out' },
      },
      { tones: { begun: 'yellow', done: 'green', dropped: 'neutral' } },
    ),
    column: true,
    show: true,
    filter: true,
  },
  points: { label: { ar: 'النقاط', en: 'Points' }, as: number(), column: true, show: 'known' },
  opinion: {
    label: { ar: 'رأي صاحب العمل', en: 'What its reader says' },
    as: choice<NonNullable<PeerReview['opinion']>>(
      { helpful: { ar: 'مفيدة', en: 'Helpful' }, unfair: { ar: 'غير منصفة', en: 'Unfair' } },
      { tones: { helpful: 'green', unfair: 'clay' } },
    ),
    column: 'exported',
    show: 'known',
    filter: true,
  },
  comment: { label: { ar: 'المراجعة', en: 'The review' }, show: 'known' },
  opinionReason: { label: { ar: 'ما يراه غير منصف', en: 'What is called unfair' }, show: 'known' },
  droppedBecause: { label: { ar: 'سبب الاستبعاد', en: 'Why it is left out' }, show: 'known' },
  givenAt: { label: { ar: 'بدأت في', en: 'Begun on' }, as: moment, column: 'sorted', show: true, filter: true },
  finishedAt: { label: { ar: 'سُلّمت في', en: 'Handed in on' }, as: moment, column: 'exported', show: 'known' },
});

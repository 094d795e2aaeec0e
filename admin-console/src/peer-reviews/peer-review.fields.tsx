import type { components } from '@masar/contracts';
import { inEach, type Language, pickLocalized } from '@masar/i18n';
import { choice, defineFields, moment, number, reference } from '../records/fields';
import { courseField } from '../records/learning-fields';
import { RecordLink } from '../records/RecordLink';
import { opinionTexts, peerReviewFieldTexts, stateTexts } from './peer-review-fields.messages';

const texts = inEach(peerReviewFieldTexts);

export type PeerReview = components['schemas']['PeerReviewRecord'];

export const assignmentOf = (row: PeerReview, { language }: { language: Language }): string =>
  pickLocalized(row, 'assignmentTitle', language);

/** Who reviewed whose work, and what came of it (ASG-2). */
export const peerReviewFields = defineFields<PeerReview>()({
  userId: {
    label: texts.userId,
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
  authorName: { label: texts.authorName, column: true, show: 'known' },
  assignmentId: {
    label: texts.assignmentId,
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
    label: texts.state,
    as: choice<PeerReview['state']>(inEach(stateTexts), {
      tones: { begun: 'yellow', done: 'green', dropped: 'neutral' },
    }),
    column: true,
    show: true,
    filter: true,
  },
  points: { label: texts.points, as: number(), column: true, show: 'known' },
  opinion: {
    label: texts.opinion,
    as: choice<NonNullable<PeerReview['opinion']>>(inEach(opinionTexts), {
      tones: { helpful: 'green', unfair: 'clay' },
    }),
    column: 'exported',
    show: 'known',
    filter: true,
  },
  comment: { label: texts.comment, show: 'known' },
  opinionReason: { label: texts.opinionReason, show: 'known' },
  droppedBecause: { label: texts.droppedBecause, show: 'known' },
  givenAt: { label: texts.givenAt, as: moment, column: 'sorted', show: true, filter: true },
  finishedAt: { label: texts.finishedAt, as: moment, column: 'exported', show: 'known' },
});

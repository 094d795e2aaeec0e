import type { WrittenAssignment } from '../assignments.mutations';
import type { Assignment } from '../assignments.queries';

const level = (titleAr: string, titleEn: string, points: number) => ({ titleAr, titleEn, points });

/** What a new assignment begins with: one criterion of three levels. */
export const newAssignment: WrittenAssignment = {
  lessonId: null,
  titleAr: '',
  titleEn: '',
  taskAr: '',
  taskEn: '',
  accepts: ['text', 'photos'],
  dueAt: null,
  lateRule: 'accepted',
  acceptedUntil: null,
  percentPerDay: '5',
  resubmissions: 1,
  passMark: '60',
  isRequired: true,
  isGroupWork: false,
  peerReviews: 0,
  peerReviewDueAt: null,
  peerInstructionsAr: '',
  peerInstructionsEn: '',
  rubric: [
    {
      titleAr: 'يفعل ما طُلب',
      titleEn: 'Does what was asked',
      levels: [level('لا', 'No', 0), level('بعضه', 'In part', 1), level('كله', 'Completely', 2)],
    },
  ],
};

/** The assignment as it stands, in the form in which it is sent. */
export const asWritten = ({
  lessonId,
  titleAr,
  titleEn,
  taskAr,
  taskEn,
  accepts,
  dueAt,
  lateRule,
  acceptedUntil,
  percentPerDay,
  resubmissions,
  passMark,
  isRequired,
  isGroupWork,
  peerReviews,
  peerReviewDueAt,
  peerInstructionsAr,
  peerInstructionsEn,
  rubric,
}: Assignment): WrittenAssignment => ({
  lessonId,
  titleAr,
  titleEn,
  taskAr,
  taskEn,
  accepts,
  dueAt,
  lateRule,
  acceptedUntil,
  percentPerDay: asTyped(percentPerDay),
  resubmissions,
  passMark: asTyped(passMark),
  isRequired,
  isGroupWork,
  peerReviews,
  peerReviewDueAt,
  peerInstructionsAr,
  peerInstructionsEn,
  rubric,
});

/** A decimal as people write it: 60 and 12.5 for 60.00 and 12.50. */
const asTyped = (decimal: string): string => String(Number(decimal));

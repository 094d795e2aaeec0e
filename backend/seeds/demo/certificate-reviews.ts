import type { CatalogueCourse } from './catalogue.js';
import { type LearnerCourse, underReviewTotal } from './learning.js';
import type { CertificateReviewRow, CertificateRow } from './rows.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

/** Days of learning and thinking that lie behind the certificates under review. */
const settledAge = 4;

const firstReason = 'أحسنت الإكمال. أعد اختبار الدرس الأخير، فبعض إجاباته تحتاج إلى مراجعة، ثم اطلب المراجعة من جديد.';
const secondNote = 'أعدت الاختبار وراجعت الدرس كاملاً.';

/**
 * The demo instructor reviews the certificates of one course: of its last two learners one has asked again and waits,
 * the other was sent back with a reason. Marks course and certificates and answers their reviews (CRT-11).
 */
export function reviewCertificates(
  courses: readonly CatalogueCourse[],
  learning: readonly LearnerCourse[],
  certificates: readonly CertificateRow[],
  timeline: Timeline,
): CertificateReviewRow[] {
  const before = timeline.daysAgo(settledAge);
  const demoPeople = new Set(learning.filter(({ byHand }) => byHand).map(({ person }) => person.row.id));
  const settled = (course: CatalogueCourse) =>
    certificates.filter(
      (one) => one.course_id === course.row.id && one.issued_at < before && !demoPeople.has(one.user_id),
    );
  const course = courses.find(
    (one) => one.owner.isDemoAccount && one.priceCents > 0 && settled(one).length >= underReviewTotal,
  );
  const [waiting, sentBack] = course ? settled(course).slice(-underReviewTotal) : [];
  if (!course || !waiting || !sentBack) throw new Error('Nobody completed a course of the demo instructor');
  course.row.requires_review = true;
  waiting.status = 'pending';
  sentBack.status = 'pending';
  const by = course.owner.row.id;
  const answered = { state: 'sent_back' as const, note: null, decided_by: by, reason: firstReason };
  return [
    { ...reviewOf(waiting, 1), ...answered, asked_at: waiting.issued_at, decided_at: timeline.daysAgo(3) },
    {
      ...reviewOf(waiting, 2),
      state: 'waiting',
      note: secondNote,
      asked_at: timeline.daysAgo(0.5),
      decided_by: null,
      decided_at: null,
      reason: null,
    },
    { ...reviewOf(sentBack, 1), ...answered, asked_at: sentBack.issued_at, decided_at: timeline.daysAgo(1) },
  ];
}

const reviewOf = ({ id }: CertificateRow, round: number) => ({
  id: stableId('certificate_reviews', `${id} ${round}`),
  certificate_id: id,
  round,
});

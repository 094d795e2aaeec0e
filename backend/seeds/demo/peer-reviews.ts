import { type ChosenLevel, peerReviewLimits, rubricPoints, type RubricRow } from '@masar/domain';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

/** Work that others may review, in the order in which it came. */
export interface ReviewedWork {
  id: string;
  userId: string;
  /** Age in days. */
  age: number;
}

/** How the work of an assignment is reviewed in the demo; it ends some days from now. */
export const peerTerms = (timeline: Timeline, reviews: number) => ({
  peer_reviews: reviews,
  peer_review_due_at: reviews > 0 ? timeline.daysAgo(-10) : null,
  peer_instructions_ar: reviews > 0 ? 'ابدأ بما نجح، ثم اقترح تحسيناً واحداً يمكن البدء به اليوم.' : '',
  peer_instructions_en: reviews > 0 ? 'Begin with what works, then propose one thing to improve today.' : '',
  peer_released_at: null,
});

const words = [
  'البداية واضحة، والخطوات مرتّبة. أقترح أن تذكر مثالاً واحداً من الواقع.',
  'قرأته مرتين. الفكرة قوية، ويحتاج الجزء الأخير إلى شرح أقصر.',
  'عمل مرتّب. لو كُتبت الأسباب قبل النتائج لكان أوضح.',
];
const harsh = 'لم أفهم ما المقصود.';

/** Levels that reviewers chose, taken in turn; they lie close to each other. */
const chosen: readonly (readonly number[])[] = [
  [2, 1, 1, 1],
  [1, 1, 1, 1],
  [2, 1, 2, 1],
];

/**
 * Reviews of an assignment: everybody reviews those who came after them. One piece of work still waits for one that is
 * being written, one has a review that is far from the others, the rest is complete (ASG-2).
 */
export function makePeerReviews(
  assignmentId: string,
  rubric: readonly RubricRow[],
  works: readonly ReviewedWork[],
  reviews: number,
  timeline: Timeline,
): object[] {
  const rows: object[] = [];
  for (const [index, work] of works.entries())
    for (let step = 1; step <= Math.min(reviews, works.length - 1); step += 1) {
      const reviewer = works[(index + step) % works.length]!;
      const isBegun = index === 1 && step === reviews;
      const isFar = index === 0 && step === reviews;
      const levels: ChosenLevel[] = rubric.map(({ levels: possible }, row) => ({
        row,
        level: isFar ? 0 : Math.min(chosen[(index + step) % chosen.length]![row] ?? 1, possible.length - 1),
      }));
      // After both have handed in.
      const age = Math.min(work.age, reviewer.age) * 0.8;
      rows.push({
        id: stableId('peer_reviews', `${work.id} ${reviewer.userId}`),
        assignment_id: assignmentId,
        submission_id: work.id,
        reviewer_id: reviewer.userId,
        given_at: timeline.daysAgo(age),
        expires_at: timeline.daysAgo((isBegun ? 0 : age) - peerReviewLimits.hoursToFinish / 24),
        finished_at: isBegun ? null : timeline.daysAgo(age * 0.5),
        levels: isBegun ? null : levels,
        points: isBegun ? null : rubricPoints(rubric, levels),
        comment: isBegun ? '' : isFar ? harsh : words[(index + step) % words.length],
      });
    }
  return rows;
}

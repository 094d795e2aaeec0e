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

/** Days since reviewing ended where it has; later than any review was handed in, so that none came afterwards. */
const endedAge = 0.01;

/** How the work of an assignment is reviewed in the demo; it has just ended or ends some days from now. */
export const peerTerms = (timeline: Timeline, reviews: number, hasEnded: boolean) => ({
  peer_reviews: reviews,
  peer_review_due_at: reviews > 0 ? timeline.daysAgo(hasEnded ? endedAge : -10) : null,
  peer_instructions_ar: reviews > 0 ? 'ابدأ بما نجح، ثم اقترح تحسيناً واحداً يمكن البدء به اليوم.' : '',
  peer_instructions_en: reviews > 0 ? 'Begin with what works, then propose one thing to improve today.' : '',
  peer_released_at: hasEnded ? timeline.daysAgo(endedAge) : null,
});

const words = [
  'البداية واضحة، والخطوات مرتّبة. أقترح أن تذكر مثالاً واحداً من الواقع.',
  'قرأته مرتين. الفكرة قوية، ويحتاج الجزء الأخير إلى شرح أقصر.',
  'عمل مرتّب. لو كُتبت الأسباب قبل النتائج لكان أوضح.',
];
const harsh = 'لم أفهم ما المقصود.';
const unfair = 'أعطتني هذه المراجعة أدنى مستوى في كل معيار ولم تذكر سبباً واحداً.';

/** Levels that reviewers chose, taken in turn; they lie close to each other. */
const chosen: readonly (readonly number[])[] = [
  [2, 1, 1, 1],
  [1, 1, 1, 1],
  [2, 1, 2, 1],
];

/**
 * Reviews of an assignment: everybody reviews those who came after them. One piece of work has a review that is far from
 * the others, reported once reviewing has ended; until then another waits for one that is being written (ASG-2).
 */
export function makePeerReviews(
  assignmentId: string,
  rubric: readonly RubricRow[],
  works: readonly ReviewedWork[],
  reviews: number,
  timeline: Timeline,
  hasEnded: boolean,
): object[] {
  const rows: object[] = [];
  const steps = Math.min(reviews, works.length - 1);
  for (const [index, work] of works.entries())
    for (let step = 1; step <= steps; step += 1) {
      const reviewer = works[(index + step) % works.length]!;
      // By the first of them, which is the demo student in their course.
      const isBegun = !hasEnded && (index + steps) % works.length === 0 && step === steps;
      const isFar = index === 0 && step === steps;
      const levels: ChosenLevel[] = rubric.map(({ levels: possible }, row) => ({
        row,
        level: isFar ? 0 : Math.min(chosen[(index + step) % chosen.length]![row] ?? 1, possible.length - 1),
      }));
      const isReported = hasEnded && isFar;
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
        opinion: isReported ? 'unfair' : null,
        opinion_reason: isReported ? unfair : null,
        opinion_at: isReported ? timeline.daysAgo(endedAge / 2) : null,
      });
    }
  return rows;
}

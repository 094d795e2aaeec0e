import { limits } from '@masar/domain';
import type { CatalogueCourse } from './catalogue.js';
import type { LearnerCourse } from './learning.js';
import type { Random } from './random.js';
import { arabicReviews, englishReviews } from './review-texts.js';
import type { ReviewRow } from './rows.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

/** A fifth of those who may review do (CRS-6); the demo student's own review is left to be written. */
const shareOfReviewers = 0.2;

export function makeReviews(learning: readonly LearnerCourse[], random: Random, timeline: Timeline): ReviewRow[] {
  return learning
    .filter(({ enrollment, byHand }) => !byHand && Number(enrollment.progress) >= limits.reviewMinimumProgress)
    .filter(() => random.chance(shareOfReviewers))
    .map((one) => review(one, random, timeline));
}

function review(one: LearnerCourse, random: Random, timeline: Timeline): ReviewRow {
  const { user_id, course_id, last_activity_at } = one.enrollment;
  const rating = random.pick(ratings);
  // No earlier than the last lesson, no later than the last visit.
  const writtenAt = random.chance(0.6) ? last_activity_at : timeline.daysAgo(one.person.lastActiveAge);
  const at = writtenAt ?? one.enrollment.enrolled_at;
  return {
    id: stableId('course_reviews', `${user_id} ${course_id}`),
    user_id,
    course_id,
    rating,
    text: reviewText(rating, one.course, random),
    created_at: at,
    updated_at: at,
  };
}

/** Mostly glad, as those who stay are; 4.4 on average. */
const ratings = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 2];

function reviewText(rating: number, course: CatalogueCourse, random: Random): string {
  const mood = rating >= 4 ? 'glad' : rating === 3 ? 'fair' : 'poor';
  const language = random.chance(0.8) ? 'ar' : 'en';
  const { openings, closings } = (language === 'ar' ? arabicReviews : englishReviews)[mood];
  const skill = random.pick(course.row.skills)[language];
  return `${random.pick(openings)} ${random.pick(closings)}`.replace('{skill}', skill);
}

/** Writes into the courses how many reviews they have and the average with two decimals, halves rounded up. */
export function countReviews(courses: readonly CatalogueCourse[], reviews: readonly ReviewRow[]): void {
  for (const { row } of courses) {
    const ratings = reviews.filter((review) => review.course_id === row.id).map(({ rating }) => rating);
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    row.reviews_count = ratings.length;
    row.rating = ratings.length === 0 ? '0.00' : (Math.round((sum * 100) / ratings.length) / 100).toFixed(2);
  }
}

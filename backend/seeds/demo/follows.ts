import type { CatalogueCourse } from './catalogue.js';
import type { People } from './people.js';
import type { Random } from './random.js';
import type { CourseFollowRow } from './rows.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

/** Learners who wait for the courses in preparation, counted in these; the demo student has not chosen yet (CRS-10). */
export function makeFollows(
  people: People,
  courses: readonly CatalogueCourse[],
  random: Random,
  timeline: Timeline,
): CourseFollowRow[] {
  return courses
    .filter(({ row }) => row.is_in_preparation)
    .flatMap((course) => {
      const followers = random
        .shuffled(people.learners)
        .slice(0, random.integer(2, 24))
        .filter((person) => person.lastActiveAge < Math.min(course.publishedAge, person.createdAge));
      course.row.followers_count = followers.length;
      return followers.map(({ row, createdAge, lastActiveAge }) => ({
        id: stableId('course_follows', `${row.id} ${course.row.id}`),
        user_id: row.id,
        course_id: course.row.id,
        created_at: timeline.daysAgo(random.between(lastActiveAge, Math.min(course.publishedAge, createdAge))),
      }));
    });
}

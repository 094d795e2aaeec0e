import type { CatalogueCourse } from '../recommendation/course-catalogue.js';
import { type Part, share, type Standing } from './part.js';

const newForDays = 45;
const dayMs = 86_400_000;

/** Popularity among all, which leads where nothing else is known, and more within one's own field; and being new. */
export function popularityParts(course: CatalogueCourse, standing: Standing): Part[] {
  const { field, unit, now } = standing;
  const age = (now.getTime() - course.publishedAt.getTime()) / dayMs;
  const popularity = (course.students + 1) / (standing.catalogue.mostStudents + 1);
  const { priorWeight } = standing.model.tuning;
  const learners = course.students;
  const popular: Part =
    field !== undefined && field === course.categoryId
      ? {
          reason: { code: 'popular-in-field', learners, field: course.category },
          value: (priorWeight + share.popularInField * unit) * popularity,
        }
      : {
          reason: { code: 'popular', learners },
          value: (priorWeight + (field === undefined ? share.popularAtFirst * unit : 0)) * popularity,
        };
  if (age >= newForDays) return [popular];
  return [popular, { reason: { code: 'new' }, value: unit * share.new * (1 - Math.max(age, 0) / newForDays) }];
}

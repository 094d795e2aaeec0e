import { calibrated } from '../model/trained-model.js';
import type { CatalogueCourse } from '../recommendation/course-catalogue.js';
import type { Learner } from '../recommendation/learner.js';
import type { Reason } from '../recommendation/reason.js';
import { dismissalParts } from './dismissal-parts.js';
import { historyParts, strengthOf } from './history-parts.js';
import type { Circumstances, KnownCourse, Part, Standing } from './part.js';
import { popularityParts } from './popularity-parts.js';
import { skillParts } from './skill-parts.js';
import { trackParts } from './track-parts.js';

export interface Scored {
  course: CatalogueCourse;
  /** 0 to 1, three decimals. */
  score: number;
  reason: Reason;
}

/** What a learner brings to the judgement of every course. */
export function standingOf(learner: Learner, circumstances: Circumstances): Standing {
  const followed = learner.followed.flatMap((one) => {
    const course = circumstances.catalogue.byId.get(one.courseId);
    return course ? [{ ...one, course }] : [];
  });
  const { unit } = circumstances.model.calibration;
  return { ...circumstances, learner, followed, field: fieldOf(followed), unit };
}

/** Everything that a course's sum consists of: it is the sum of its parts, so that a named cause is a true one (REC-1). */
export const partsOf = (course: CatalogueCourse, standing: Standing): Part[] => [
  ...historyParts(course, standing),
  ...skillParts(course, standing),
  ...trackParts(course, standing),
  ...popularityParts(course, standing),
  ...dismissalParts(course, standing),
];

/** The score of a course, and its largest part as the reason. */
export function scored(course: CatalogueCourse, standing: Standing): Scored {
  const parts = partsOf(course, standing);
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const score = Math.round(calibrated(standing.model.calibration, sum) * 1000) / 1000;
  return { course, score, reason: largest(parts) };
}

/** The cause with the largest part; popularity is always among them, and more than nothing. */
function largest(parts: readonly Part[]): Reason {
  const named = parts.filter((part): part is Required<Part> => part.reason !== undefined);
  return named.reduce((best, part) => (part.value > best.value ? part : best)).reason;
}

/** The field in which somebody learns most; undefined without a course. */
function fieldOf(followed: readonly KnownCourse[]): string | undefined {
  const byField = new Map<string, number>();
  for (const one of followed)
    byField.set(one.course.categoryId, (byField.get(one.course.categoryId) ?? 0) + strengthOf(one));
  return [...byField].sort((one, other) => other[1] - one[1])[0]?.[0];
}

import type { Catalogue, CatalogueCourse } from '../recommendation/course-catalogue.js';
import type { FollowedCourse, Learner } from '../recommendation/learner.js';
import type { Reason } from '../recommendation/reason.js';
import type { LoadedModel } from '../stored-model/loaded-model.js';

/** One cause and how much it adds to a course's sum; a part without a reason is never named. */
export interface Part {
  reason?: Reason;
  value: number;
}

/** What all courses are judged by. */
export interface Circumstances {
  model: LoadedModel;
  catalogue: Catalogue;
  now: Date;
}

/** A followed course with what the catalogue knows of it. */
export type KnownCourse = FollowedCourse & { course: CatalogueCourse };

/** A learner before all courses are looked at. */
export interface Standing extends Circumstances {
  learner: Learner;
  followed: readonly KnownCourse[];
  /** Where the learner learns most. */
  field: string | undefined;
  /** What separates a course that is taken from the others: the yardstick of all shares. */
  unit: number;
}

/** How much each cause weighs, in units. */
export const share = {
  /** An alike course that was followed, for courses that nobody knows yet. */
  content: 0.8,
  /** For those of whom no course is known. */
  popularAtFirst: 0.6,
  popularInField: 0.3,
  new: 0.1,
  skillForJob: 1.2,
  skillNearJob: 0.6,
  nextLevel: 0.5,
  /** The track that somebody chose: before all else on the first day, and less once their courses speak. */
  trackAtFirst: 2,
  trackLater: 1.2,
  track: 0.3,
  /** All that a course teaches is known already. */
  mastered: -1,
  /** A course that is easier than one that was finished in its field. */
  belowLevel: -0.5,
  notForMe: -1.5,
  alreadyKnow: -0.8,
} as const;

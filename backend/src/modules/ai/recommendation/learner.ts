import { type FitReader, knownAfter } from '@masar/domain';
import type { Catalogue } from './course-catalogue.js';
import type { DismissalReason } from './dismissal.entity.js';
import type { Named } from './reason.js';

/** A course that somebody follows or has completed. */
export interface FollowedCourse {
  courseId: string;
  /** 0 to 1. */
  progress: number;
  isCompleted: boolean;
}

interface DismissedCourse {
  courseId: string;
  reason: DismissalReason;
}

/** A skill that somebody lacks for a job. */
export interface WantedSkill {
  skill: Named;
  job: Named;
  /** True for a job that the person applied for, false for one near their skills. */
  isAppliedFor: boolean;
}

/** What recommendations for a person are made of. */
export interface Learner {
  followed: readonly FollowedCourse[];
  dismissed: readonly DismissedCourse[];
  /** Courses that they teach. */
  taught: ReadonlySet<string>;
  /** Levels of held skills, each by its most trusted source. */
  held: ReadonlyMap<string, { level: number; skill: Named }>;
  wanted: readonly WantedSkill[];
  /** The category that they said they want to learn in (DSH-8). */
  track: string | null;
}

/** What somebody can do: the skills that they hold, and what the courses that they completed teach (PRE-2). */
export function fitReaderOf({ held, followed, track }: Learner, { byId }: Catalogue): FitReader {
  const completed = followed.flatMap(({ courseId, isCompleted }) => (isCompleted && byId.get(courseId)) || []);
  const levels = new Map([...held].map(([skillId, { level }]) => [skillId, level]));
  return { known: knownAfter(completed, levels), track };
}

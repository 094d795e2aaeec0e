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
  /** Levels of held skills. */
  held: ReadonlyMap<string, { level: number; skill: Named }>;
  wanted: readonly WantedSkill[];
  /** The category that they said they want to learn in (DSH-8). */
  track: string | null;
}

import type { BilingualText } from '#platform/database/columns';

export const reasonCodes = [
  'finished-course',
  'started-course',
  'skill-for-job',
  'skill-near-job',
  'next-level',
  'chosen-track',
  'popular-in-field',
  'popular',
  'new',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** What in a reason has a name, and where it leads. */
export interface Named extends BilingualText {
  id: string;
}

/** Why a course is recommended: its strongest part, with all that a sentence in either language needs (REC-1). */
export interface Reason {
  code: ReasonCode;
  course?: Named;
  skill?: Named;
  job?: Named;
  field?: Named;
  /** How many learners the course has, where popularity is the reason. */
  learners?: number;
}

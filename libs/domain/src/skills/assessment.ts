/** Skills with question banks, in the order of the screen (spec 2). */
export const assessedSkillIds = ['web-development', 'graphic-design', 'business-management'] as const;
export type AssessedSkillId = (typeof assessedSkillIds)[number];

/** The quick check of the specification, and the adaptive test that places people on a level (ASM-1). */
export const assessmentKinds = ['quick', 'placement'] as const;
export type AssessmentKind = (typeof assessmentKinds)[number];

export const scoreBands = ['excellent', 'good', 'needs-work'] as const;
export type ScoreBand = (typeof scoreBands)[number];

/** Share of right answers in whole percent (spec 9). */
export const assessmentScore = (right: number, total: number): number => Math.round((100 * right) / total);

/** Spec 9: 80 or more is excellent, 60 or more good. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return 'excellent';
  return score >= 60 ? 'good' : 'needs-work';
}

export const assessmentLimits = {
  /** A result counts for the profile once in so many days; a placement test can be taken again only after them. */
  retakeDays: 7,
  /** How long a result is worth something. */
  validMonths: 18,
  /** An attempt left open for longer is given up. */
  openHours: 24,
} as const;

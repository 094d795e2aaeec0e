/** Where a person's skill comes from, the most trusted first (PRF-2). */
export const skillSources = ['assessed', 'course', 'project', 'self-stated'] as const;
export type SkillSource = (typeof skillSources)[number];

export const skillLevels = [1, 2, 3, 4, 5] as const;
export type SkillLevel = (typeof skillLevels)[number];

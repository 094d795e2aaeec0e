/** What somebody learns for, as they say on their first day (DSH-8). */
export const learningGoals = ['first-job', 'skill', 'volunteering'] as const;
export type LearningGoal = (typeof learningGoals)[number];

/** Minutes a day that are offered to choose from, and what the server takes. */
export const offeredDailyMinutes = [10, 20, 30, 60] as const;
export const dailyMinutesRange = { least: 5, most: 240 } as const;

/** What a plan of so many minutes a day makes in a week. */
export const weeklyMinutes = (dailyMinutes: number): number => dailyMinutes * 7;

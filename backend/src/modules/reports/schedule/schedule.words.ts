import type { Grouping, Narrowing } from '../report.words.js';

/** How often; the report is about the week (from Saturday) or month that has just ended. */
export const cadences = ['weekly', 'monthly'] as const;
export type Cadence = (typeof cadences)[number];

/** Parameters without their days, which each period brings. */
export interface ScheduledParameters extends Partial<Record<Narrowing, string>> {
  by: Grouping;
}

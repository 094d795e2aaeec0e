/** The projects of the workshop (WRK-1). */
export const projectIds = ['personal-website', 'logo-design', 'business-plan'] as const;
export type ProjectId = (typeof projectIds)[number];

/** Bounds of what people write and show beside a step. */
export const projectLimits = { notes: 5000, link: 2000 } as const;

/** How many steps of a project are done, in whole percent: never 100 before the last one. */
export const projectPercent = (done: number, steps: number): number =>
  steps === 0 ? 0 : Math.min(100, Math.floor((done / steps) * 100));

import type { ApplicationActor } from './applications.ts';

/** How far an entry of volunteer hours is; only confirmed ones count (DSH-3). */
export const hoursStatuses = ['logged', 'confirmed', 'refused'] as const;
export type HoursStatus = (typeof hoursStatuses)[number];

/** What may happen to an entry. `correct` is the volunteer's own: it is logged anew and waits again. */
export const hoursActions = ['confirm', 'refuse', 'correct'] as const;
export type HoursAction = (typeof hoursActions)[number];

/** What the poster and administrators decide with. */
export const hoursDecisions = ['confirm', 'refuse'] as const satisfies readonly HoursAction[];
export type HoursDecision = (typeof hoursDecisions)[number];

interface Move {
  from: readonly HoursStatus[];
  to: HoursStatus;
  by: readonly ApplicationActor[];
}

/** The whole life of an entry: what is not written here cannot happen. */
const moves: Record<HoursAction, Move> = {
  confirm: { from: ['logged'], to: 'confirmed', by: ['poster', 'admin'] },
  refuse: { from: ['logged'], to: 'refused', by: ['poster', 'admin'] },
  correct: { from: ['logged', 'refused'], to: 'logged', by: ['applicant'] },
};

/** Where an action of somebody leads, or why it does not. */
export function moveHours(
  status: HoursStatus,
  action: HoursAction,
  actor: ApplicationActor,
): { to: HoursStatus } | { refusal: 'not_yours' | 'decided' } {
  const { from, to, by } = moves[action];
  if (!by.includes(actor)) return { refusal: 'not_yours' };
  return from.includes(status) ? { to } : { refusal: 'decided' };
}

/** A day's hours are told in quarters, and fewer than a day has. */
export const hoursLimits = { minimum: 0.25, maximum: 16, step: 0.25, noteMaximum: 300, daysBack: 90 } as const;

/** What somebody gave to others, as far as others confirmed it. */
export interface Contribution {
  confirmedHours: number;
  completedProjects: number;
  /** Services finished for members without a price. */
  freeServices: number;
}

/** What each kind of help counts in the impact score. */
export const impactWeights = { hour: 1, project: 10, service: 5 } as const;

/** The impact score: a point for each confirmed hour, ten for each completed project, five for each free service. */
export const impactScore = ({ confirmedHours, completedProjects, freeServices }: Contribution): number =>
  Math.round(
    confirmedHours * impactWeights.hour +
      completedProjects * impactWeights.project +
      freeServices * impactWeights.service,
  );

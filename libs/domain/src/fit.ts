import { taughtLevel } from './job-match.ts';
import { type KnownSkills, lackedNeeds, type RoadCourse } from './road.ts';

/** A course as far as lists ask how well it fits somebody. */
export type FitCourse = Pick<RoadCourse, 'needs' | 'level'> & {
  categoryId: string;
  /** A decimal; zero is free. */
  price: string;
};

/** Whom a course should fit. */
export interface FitReader {
  known: KnownSkills;
  /** The category that they chose to learn in. */
  track: string | null;
}

/** Nobody is known to be able to do anything, as of a visitor. */
export const newcomer: FitReader = { known: new Map(), track: null };

/**
 * The one order of fit of all lists, the most first (PRE-2): what can be taken now stands before what needs something
 * else first. To those who have shown nothing yet, beginnings come first, those of their track before others and free
 * ones before those with a price. Among equals each list goes on by an order of its own.
 */
export function fitFor({ needs, level, categoryId, price }: FitCourse, { known, track }: FitReader): number {
  const isOpen = lackedNeeds(needs, known).length === 0;
  const isNewcomer = known.size === 0;
  const isBeginning = isNewcomer && level === taughtLevel.beginner;
  const isOfTrack = isNewcomer && categoryId === track;
  const isFree = isNewcomer && Number(price) === 0;
  return 8 * Number(isOpen) + 4 * Number(isBeginning) + 2 * Number(isOfTrack) + Number(isFree);
}

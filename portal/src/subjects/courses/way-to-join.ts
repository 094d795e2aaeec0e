import type { MyPlace } from './course-answers';

/**
 * What joining a course takes: nothing where it is free or a place was granted, a free place in a demonstration, else to
 * ask, to wait, or to read why not (PAY-1).
 */
export type WayToJoin = 'free' | 'granted' | 'demo' | 'ask' | 'asked' | 'declined';

export function wayToJoin(price: string, place: Pick<MyPlace, 'state'> | undefined, isDemo: boolean): WayToJoin {
  if (place?.state === 'granted') return 'granted';
  if (Number(price) === 0) return 'free';
  if (isDemo) return 'demo';
  return place?.state ?? 'ask';
}

/** Whether one press joins. */
export const joinsAtOnce = (way: WayToJoin): boolean => way === 'free' || way === 'granted' || way === 'demo';

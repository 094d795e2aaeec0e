import type { ChoiceOption, HotspotArea, MultipleChoiceQuestion } from './question.ts';

/**
 * What these options earn, from 0 to 1. With partial credit wrong ones count against right ones: each takes away what one
 * right option is worth, or more where its weight says so, so that ticking everything earns no more than it tells (QB-1).
 */
export function multipleShare({ options, credit }: MultipleChoiceQuestion, ids: readonly string[]): number {
  const right = options.filter(({ weight }) => weight > 0);
  const chosen = options.filter(({ id }) => ids.includes(id));
  if (credit === 'all-or-nothing') {
    return right.length > 0 && chosen.length === right.length && right.every((one) => chosen.includes(one)) ? 1 : 0;
  }
  const earned = chosen.reduce(
    (sum, { weight }) => sum + (weight > 0 ? weight : Math.min(weight, -leastTaken(options))),
    0,
  );
  return Math.max(0, earned / 100);
}

/** What each wrong one of these options takes away at least with partial credit, in percent of the points. */
export const leastTaken = (options: readonly ChoiceOption[]): number =>
  100 / options.filter(({ weight }) => weight > 0).length;

/** Whether a place on a picture, in percent of its width and height, lies in the area. */
export const isWithin = (area: HotspotArea, x: number, y: number): boolean =>
  area.shape === 'circle'
    ? Math.hypot(x - area.x, y - area.y) <= area.radius
    : x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;

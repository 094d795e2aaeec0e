/** How many pixels are drawn for each of the page's, from sharp to weak phones. */
export const resolutionSteps = [2, 1.5, 1.25, 1, 0.8, 0.62] as const;

/** Frames whose times are looked at together. */
export const framesLookedAt = 24;

/** The step to begin with: what the screen has, yet no more than 1.5 before the device proved that it is fast. */
export function firstStep(devicePixelRatio: number): number {
  const cap = Math.min(1.5, devicePixelRatio);
  return resolutionSteps.findIndex((ratio) => ratio <= cap) || 1;
}

/** The step to go on with after frames that took so many milliseconds on average. */
export function nextStep(step: number, averageMs: number, devicePixelRatio: number): number {
  if (averageMs > 34) return Math.min(step + 1, resolutionSteps.length - 1);
  const finer = step - 1;
  const isOfUse = finer >= 0 && resolutionSteps[finer]! <= devicePixelRatio;
  return averageMs < 12 && isOfUse ? finer : step;
}

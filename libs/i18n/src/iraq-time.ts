/** Iraq keeps one time all year round. */
const offset = '+03:00';
const offsetMs = 3 * 60 * 60_000;

/** The moment of a day with its time as fields of a form hold them, `2026-05-31T18:00`. */
export const momentInIraq = (typed: string): Date => new Date(`${typed}:00${offset}`);

/** A moment as such a field holds it. */
export const timeInIraq = (moment: string): string =>
  new Date(new Date(moment).getTime() + offsetMs).toISOString().slice(0, 16);

/** Whether the clock of whoever looks shows another time at a moment than that of Iraq. */
export const isOnAnotherClock = (moment: string): boolean =>
  new Date(moment).getTimezoneOffset() * 60_000 !== -offsetMs;

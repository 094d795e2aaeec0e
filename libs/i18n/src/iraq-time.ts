/** Iraq keeps one time all year round. */
const offset = '+03:00';
const offsetMs = 3 * 60 * 60_000;
const typedLength = 'yyyy-mm-ddThh:mm'.length;

/**
 * What a field of the browser for a day with its time holds, `2026-05-31T18:00`, as a moment by the clock of the site,
 * wherever the browser is; null for nothing, and for what is no day.
 */
export function momentOf(typed: string): string | null {
  const moment = new Date(`${typed.slice(0, typedLength)}:00${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** A moment as such a field holds it. */
export const typedMoment = (moment: string | null | undefined): string =>
  moment ? new Date(new Date(moment).getTime() + offsetMs).toISOString().slice(0, typedLength) : '';

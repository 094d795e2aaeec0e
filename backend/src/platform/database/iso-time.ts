/** Queries read a moment as PostgreSQL writes it, entities as Date; both leave as ISO 8601 in UTC. */
export function isoTime(moment: Date | string): string {
  if (typeof moment !== 'string' || !moment.endsWith('+00')) return new Date(moment).toISOString();
  // PostgreSQL's own text of a UTC moment, `2026-03-01 09:30:00.5+00`; lists have many, and parsing each costs.
  return `${moment.slice(0, 10)}T${moment.slice(11, 19)}.${moment.slice(20, -3).padEnd(3, '0')}Z`;
}

export const isoTimeOrNull = (moment: Date | string | null): string | null =>
  moment === null ? null : isoTime(moment);

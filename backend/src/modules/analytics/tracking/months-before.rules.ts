/** The moment so many months earlier; where that month is shorter, its last day, as PostgreSQL counts. */
export function monthsBefore(moment: Date, months: number): Date {
  const found = new Date(moment);
  found.setUTCDate(1);
  found.setUTCMonth(found.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(found.getUTCFullYear(), found.getUTCMonth() + 1, 0)).getUTCDate();
  found.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return found;
}

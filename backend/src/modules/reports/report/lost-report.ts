/** Without a sign of life for so long, the server of a report is gone; `ReportQueries` tells it in SQL. */
const PATIENCE_MS = 2 * 60 * 1000;

/** A report that is being made and was last seen before this moment will not be finished. */
export const lostSince = (now: Date): Date => new Date(now.getTime() - PATIENCE_MS);

/**
 * Which rules of cleaning these are. Whoever teaches the cleaning another kind of file or place counts it up, and
 * `npm run files:clean` looks again at what was cleaned by those before (SEC-15).
 */
export const cleaningRules = 2;

/** The mark of a file that these rules cleaned. */
export const cleanedNow = () => ({ cleanedAt: new Date(), cleanedBy: cleaningRules });

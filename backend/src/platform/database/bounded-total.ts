/** Totals are counted up to here, so that a list costs the same however long it is (PERF-2). */
export const countedAtMost = 1000;

/** Words are looked for in so many of a list's first rows; further back finds the search of the platform. */
export const searchedAtMost = 5000;

/** A place in a course with a price: somebody waits for it, has it, or was told why not (PAY-1). */
export const placeStates = ['asked', 'granted', 'declined'] as const;
export type PlaceState = (typeof placeStates)[number];

/** What is said to a request. */
export const placeDecisions = ['granted', 'declined'] as const;
export type PlaceDecision = (typeof placeDecisions)[number];

/** Lengths of what the two sides write to each other. */
export const placeLimits = { noteMaximum: 500, reasonMaximum: 500 } as const;

/** The one currency in which prices stand and amounts are recorded. */
export const placeCurrencies = ['USD'] as const;

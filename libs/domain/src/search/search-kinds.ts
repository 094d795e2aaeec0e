/** What can be found, in the order in which results are grouped (SRCH-1). */
export const searchKinds = ['course', 'lesson', 'discussion', 'opportunity', 'job', 'service'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Kinds with a public page, which visitors find too. */
export const publicSearchKinds: readonly SearchKind[] = ['course', 'lesson'];

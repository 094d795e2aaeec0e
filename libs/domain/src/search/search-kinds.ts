/** What can be found, in the order in which results are grouped (SRCH-1). */
export const searchKinds = ['course', 'lesson', 'discussion', 'opportunity', 'job'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Kinds that visitors may find too; the others are for signed-in people. */
export const publicSearchKinds: readonly SearchKind[] = ['course', 'lesson', 'opportunity', 'job'];

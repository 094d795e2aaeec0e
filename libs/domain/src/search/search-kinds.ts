/** What can be found, in the order in which results are grouped (SRCH-1); a section is a part of a lesson's text. */
export const searchKinds = ['course', 'lesson', 'section', 'discussion', 'opportunity', 'job', 'service'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Kinds with a public page, which visitors find too. */
export const publicSearchKinds: readonly SearchKind[] = ['course', 'lesson'];

/** What can be found, in the order in which results are grouped (SRCH-1); a section is a part of a lesson's text. */
export const searchKinds = [
  'course',
  'lesson',
  'section',
  'assignment',
  'discussion',
  'opportunity',
  'job',
  'service',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Kinds with a public page, which visitors find too. */
export const publicSearchKinds: readonly SearchKind[] = ['course', 'lesson'];

/** Kinds of which each stands in the scope of its course and is found by those who may read it there (SRCH-2). */
const scopedSearchKinds: readonly SearchKind[] = ['section', 'assignment'];

export const isScopedKind = (kind: SearchKind): boolean => scopedSearchKinds.includes(kind);

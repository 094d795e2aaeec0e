/** What completing a course needs, one step each (EVD-1, EVD-3). */
export const wayStepKinds = ['lesson', 'quiz', 'assignment', 'final'] as const;
export type WayStepKind = (typeof wayStepKinds)[number];

/**
 * Where somebody stands in a step: `done` was shown; `open` can be done now; `underway` is a paper that is begun; `later`
 * waits for the pause between attempts; `none-left` has no attempt left, `asked` asked for another; `waiting` was handed in
 * and nobody has marked it; `locked` is a final before its lessons are complete.
 */
export const wayStates = ['done', 'open', 'underway', 'later', 'none-left', 'asked', 'waiting', 'locked'] as const;
export type WayState = (typeof wayStates)[number];

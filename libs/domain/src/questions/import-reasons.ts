/** Why a question of a file is left out of an import; each has words in both languages (QB-3). */
export const skipReasons = [
  'broken',
  'several-fields',
  'blank-line',
  'text-only',
  'marked-by-people',
  'no-key',
  'no-prompt',
  'unknown-kind',
  'own-scoring',
  'adaptive',
  'drawn-values',
  'formula',
  'media',
  'part-missing',
  'too-long',
  'unfit',
  'gap-of-many',
  'random-draw',
  'drag-on-picture',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** What of a question is left behind while the rest of it is kept (QB-3). */
export const lossReasons = [
  'catch-all',
  'wildcard',
  'feedback',
  'picture',
  'picture-kind',
  'too-many-pictures',
  'hint',
  'style',
  'order',
  'unit',
  'points',
  'skill',
  'lesson',
  'language',
  'markup',
  'blank-choice',
  'penalty',
  'cut',
] as const;
export type LossReason = (typeof lossReasons)[number];

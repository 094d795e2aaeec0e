/** A question's parts have three columns each, numbered from 1. */
export const mostParts = 8;
const partColumns = Array.from({ length: mostParts }, (_, at) => [
  `answer_${at + 1}_ar`,
  `answer_${at + 1}_en`,
  `answer_${at + 1}_share`,
]);

/** Columns of a CSV file of questions; their order is free, and what is not needed may be missing. */
export const columns = [
  'kind',
  'name',
  'tags',
  'skill',
  'lesson',
  'points',
  'prompt_ar',
  'prompt_en',
  'explanation_ar',
  'explanation_en',
  'settings',
  'tolerance',
  'unit',
  ...partColumns.flat(),
] as const;

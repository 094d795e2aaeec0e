/** What a learner answered, by the kind of the question; ids are those of the question's parts (QB-1). */
export type QuestionAnswer =
  | { kind: 'single'; optionId: string }
  | { kind: 'multiple'; optionIds: string[] }
  | { kind: 'true-false'; isTrue: boolean }
  | { kind: 'short-text'; text: string }
  /** As typed; digits of both scripts and both decimal signs are read. */
  | { kind: 'number'; text: string }
  | { kind: 'calculated'; text: string }
  /** Left id to right id. */
  | { kind: 'matching'; pairs: Record<string, string> }
  /** Ids in the order given. */
  | { kind: 'ordering'; itemIds: string[] }
  /** Gap id to option id or text. */
  | { kind: 'cloze'; gaps: Record<string, string> }
  /** Percent of the picture's width and height. */
  | { kind: 'hotspot'; x: number; y: number };

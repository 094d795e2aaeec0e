export const questionDifficulties = ['easy', 'medium', 'hard'] as const;
export type QuestionDifficulty = (typeof questionDifficulties)[number];

/** Only `ready` questions are put before learners; `archived` ones stay for the papers that hold them (QB-1). */
export const questionStates = ['draft', 'ready', 'archived'] as const;
export type QuestionState = (typeof questionStates)[number];

/** What somebody may do with a bank that is another's: put its questions into quizzes, or write them too. */
export const bankPermissions = ['use', 'edit'] as const;
export type BankPermission = (typeof bankPermissions)[number];

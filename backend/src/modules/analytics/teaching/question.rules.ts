/** The numbers by which a question deserves a look. */
const questionLimits = { answers: 10, hard: 0.3, easy: 0.95, discrimination: 0 } as const;

interface QuestionOutcome {
  answers: number;
  right: number;
  discrimination: number | null;
}

/**
 * What an author may look at: nearly nobody knows it, nearly everybody does, or those who know the rest get it wrong.
 * With few answers chance speaks, so nothing is said.
 */
export function questionSign({ answers, right, discrimination }: QuestionOutcome) {
  if (answers < questionLimits.answers) return null;
  if (discrimination !== null && discrimination < questionLimits.discrimination) return 'misleading' as const;
  if (right / answers < questionLimits.hard) return 'too_hard' as const;
  return right / answers > questionLimits.easy ? ('too_easy' as const) : null;
}

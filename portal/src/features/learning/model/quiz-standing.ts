/** Where the questions of a lesson stand. */
export type QuizStanding = 'none' | 'untouched' | 'chosen' | 'underway' | 'sending' | 'unsent' | 'answered' | 'paused';

interface Quiz {
  hasQuestions: boolean;
  /** The questions without a verdict: whether something is chosen in them. */
  open: readonly ('chosen' | 'empty')[];
  /** Whether one was answered since the lesson was opened. */
  hasBegun: boolean;
  /** Whether they were all answered once, today or long ago. */
  wasAttempted: boolean;
  /** Whether the answers are on their way. */
  isSending: boolean;
  hasFailed: boolean;
}

/** What the questions ask of their reader now (LSN-2). */
export function quizStanding({ hasQuestions, open, hasBegun, wasAttempted, isSending, hasFailed }: Quiz): QuizStanding {
  if (!hasQuestions) return 'none';
  if (hasFailed) return 'unsent';
  if (open.includes('chosen')) return 'chosen';
  if (hasBegun && open.length > 0) return 'underway';
  if (isSending) return 'sending';
  return wasAttempted || hasBegun ? 'answered' : 'untouched';
}

import type { QuestionAnswer } from './answer.ts';
import { answerFits } from './answer-fits.ts';
import type { Question } from './question.ts';

/** What was sent as an answer, with nothing but what an answer of its kind holds; `undefined` where it fits no part of the question (QB-1). */
export function readAnswer(question: Question, sent: unknown): QuestionAnswer | undefined {
  if (!answerFits(question, sent)) return undefined;
  switch (sent.kind) {
    case 'single':
      return { kind: sent.kind, optionId: sent.optionId };
    case 'multiple':
      return { kind: sent.kind, optionIds: sent.optionIds };
    case 'true-false':
      return { kind: sent.kind, isTrue: sent.isTrue };
    case 'short-text':
    case 'number':
    case 'calculated':
      return { kind: sent.kind, text: sent.text };
    case 'matching':
      return { kind: sent.kind, pairs: sent.pairs };
    case 'ordering':
      return { kind: sent.kind, itemIds: sent.itemIds };
    case 'cloze':
      return { kind: sent.kind, gaps: sent.gaps };
    case 'hotspot':
      return { kind: sent.kind, x: sent.x, y: sent.y };
  }
}

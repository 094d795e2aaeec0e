import type { CountedPart } from './kinds/kind-rules.ts';
import { rulesOf } from './kinds/rules-of-kinds.ts';
import type { Question, QuestionAnswer } from './question.ts';

/** What of this question is chosen and counted; nothing where it is typed, matched, put in order or pointed at (QB-4). */
export const countedParts = (question: Question): CountedPart[] => rulesOf(question).counted?.parts(question) ?? [];

/** Which of these an answer chose. */
export const chosenParts = (answer: QuestionAnswer): string[] => rulesOf(answer).counted?.chosen(answer) ?? [];

import { rulesOf } from './kinds/rules-of-kinds.ts';
import { isRecord } from './parts/sent-answer.ts';
import { type Question, type QuestionAnswer, questionKinds } from './question.ts';

/** What was sent as an answer, with nothing but what an answer of its kind holds; `undefined` where it fits no part of the question (QB-1). */
export function readAnswer(question: Question, sent: unknown): QuestionAnswer | undefined {
  if (!isRecord(sent) || sent['kind'] !== question.kind || !questionKinds.includes(question.kind)) return undefined;
  const given = rulesOf(question).answerIn(question, sent);
  return given && ({ kind: question.kind, ...given } as QuestionAnswer);
}

/** Whether something sent is an answer to this question: of its kind, and about parts that it has (QB-1). */
export const answerFits = (question: Question, answer: unknown): answer is QuestionAnswer =>
  readAnswer(question, answer) !== undefined;

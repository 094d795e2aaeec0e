import type { QuestionAnswer } from '@masar/domain';
import type { PaperQuestion } from '../drawing/paper-question.js';
import { type SentAnswer, sentAnswer } from '../grading/paper-grading.rules.js';

/** An answer to one of the questions of a call. */
export interface GivenAnswer {
  questionId: string;
  sent: SentAnswer;
}

/** The answers of one call, by question; undefined unless every question is answered once, with what fits it. */
export function allAnswers(
  questions: readonly PaperQuestion[],
  given: readonly GivenAnswer[],
): Map<string, QuestionAnswer> | undefined {
  const sent = new Map(given.map((each) => [each.questionId, each.sent]));
  if (sent.size !== given.length || sent.size !== questions.length) return undefined;
  const answers = new Map<string, QuestionAnswer>();
  for (const question of questions) {
    const answer = sentAnswer(question, sent.get(question.id) ?? { optionIds: [] });
    if (!answer) return undefined;
    answers.set(question.id, answer);
  }
  return answers;
}

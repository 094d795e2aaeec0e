import type { QuestionAnswer } from '@masar/domain';
import type { QuizAnswer } from '#modules/courses';
import { answerOf } from '../paper/paper-grading.rules.js';
import type { PaperQuestion } from '../paper/paper-question.js';

/** The answers of one call, by question; undefined unless every question is answered once, with options that fit it. */
export function allAnswers(
  questions: readonly PaperQuestion[],
  given: readonly QuizAnswer[],
): Map<string, QuestionAnswer> | undefined {
  const chosen = new Map(given.map(({ questionId, optionIds }) => [questionId, optionIds]));
  if (chosen.size !== given.length || chosen.size !== questions.length) return undefined;
  const answers = new Map<string, QuestionAnswer>();
  for (const question of questions) {
    const answer = answerOf(question, chosen.get(question.id) ?? []);
    if (!answer) return undefined;
    answers.set(question.id, answer);
  }
  return answers;
}

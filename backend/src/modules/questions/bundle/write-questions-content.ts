import { isDeepStrictEqual } from 'node:util';
import { quizDefaults } from '@masar/domain';
import type { QuizRules } from '../rules/quiz-rules.js';
import {
  type CarriedBank,
  type CarriedQuestion,
  type CarriedQuiz,
  type CarriedQuizPart,
  isCarriedDraw,
  type QuestionsContent,
} from './questions-content.js';

/** The part as its file states it; what is usual or empty is left out, and reading it gives the same back. */
export function writeQuestionsContent({ banks, quizzes, final }: QuestionsContent): Record<string, unknown> {
  return {
    banks: banks.map(writeBank),
    quizzes: [...quizzes].map(([lesson, quiz]) => ({ lesson, ...writeQuiz(quiz) })),
    ...(final && { final: writeQuiz(final) }),
  };
}

const writeBank = ({ slug, name, isWithheld, questions }: CarriedBank) =>
  isWithheld ? { slug, name, isWithheld } : { slug, name, questions: questions.map(writeQuestion) };

function writeQuestion({ slug, name, tags, difficulty, state, skill, lesson, content }: CarriedQuestion) {
  const { id: _id, ...written } = content;
  return {
    slug,
    ...(name && { name }),
    tags,
    difficulty,
    state,
    ...(skill && { skill }),
    ...(lesson && { lesson }),
    content: written,
  };
}

const writeQuiz = ({ rules, parts }: CarriedQuiz) => ({
  ...(!isUsual(rules) && { rules: writeRules(rules) }),
  parts: parts.map(writePart),
});

/** Whether the rules are those of a quiz of which nobody said anything. */
export const isUsual = (rules: QuizRules): boolean => isDeepStrictEqual({ ...rules }, { ...quizDefaults });

const writeRules = ({ timeLimitMinutes, ...rules }: QuizRules) => ({
  ...rules,
  ...(timeLimitMinutes !== null && { timeLimitMinutes }),
});

function writePart(part: CarriedQuizPart) {
  if (!isCarriedDraw(part)) return part;
  const { bank, count, tag, difficulty, skill } = part;
  return { bank, count, ...(tag && { tag }), ...(difficulty && { difficulty }), ...(skill && { skill }) };
}

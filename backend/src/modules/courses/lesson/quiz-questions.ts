import { isDeepStrictEqual } from 'node:util';
import type { Question } from '@masar/domain';
import type { Quiz, QuizQuestion } from './quiz.js';

/** The questions of a quiz as banks and papers hold theirs (LSN-2, QB-1). */
export const questionsOf = (quiz: Quiz | null | undefined): Question[] =>
  quiz?.content ?? quiz?.questions.map(ofShortForm) ?? [];

/** The quiz that `lessons.quiz` keeps; none without questions. */
export const quizOf = (questions: Question[]): Quiz | null =>
  questions.length === 0
    ? null
    : { questions: questions.flatMap((question) => shortFormOf(question) ?? []), content: questions };

export function ofShortForm({ id, type, promptAr, promptEn, options, ...rest }: QuizQuestion): Question {
  const { explanationAr, explanationEn } = rest;
  const right = options.filter(({ correct }) => correct).length;
  const share = type === 'single' ? 100 : Number((100 / right).toFixed(5));
  return {
    id,
    prompt: { ar: promptAr, en: promptEn },
    ...((explanationAr || explanationEn) && { explanation: { ar: explanationAr ?? '', en: explanationEn ?? '' } }),
    points: 1,
    options: options.map(({ id: optionId, ar, en, correct }) => ({
      id: optionId,
      text: { ar, en },
      weight: correct ? share : 0,
    })),
    shuffles: true,
    ...(type === 'single' ? { kind: type } : { kind: type, credit: 'all-or-nothing' }),
  };
}

/** The short form of a question; undefined where that would lose anything. */
export function shortFormOf(question: Question): QuizQuestion | undefined {
  if (question.kind !== 'single' && question.kind !== 'multiple') return undefined;
  const { id, kind, prompt, explanation, options } = question;
  const short = {
    id,
    type: kind,
    promptAr: prompt.ar,
    promptEn: prompt.en,
    options: options.map(({ id: optionId, text, weight }) => ({ id: optionId, ...text, correct: weight > 0 })),
    ...(explanation && { explanationAr: explanation.ar, explanationEn: explanation.en }),
  };
  return isDeepStrictEqual(ofShortForm(short), question) ? short : undefined;
}

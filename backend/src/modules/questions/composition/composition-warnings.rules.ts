import { type Question, type QuestionWarning, questionWarningCodes, questionWarnings } from '@masar/domain';
import { fillDraws } from '../drawing/fill-draws.rules.js';
import type { ProvingQuestions } from '../drawing/known-question.rules.js';
import type { QuizPart } from '../drawing/quiz-part.js';

/** What an author is told about a quiz: of its questions, and of draws that can't be filled (QB-2). */
export const compositionWarningCodes = [
  ...questionWarningCodes,
  'asked-in-lesson',
  'repeated-question',
  'constant-answer',
  'answer-by-length',
  'question-not-ready',
  'draw-short',
] as const;

export interface CompositionWarning {
  code: (typeof compositionWarningCodes)[number];
  /** The part; null for a question of the lesson's own. */
  place: number | null;
  /** Which of the lesson's own questions, from 0. */
  ownQuestion: number | null;
  questionId: string | null;
  wanted: number | null;
  found: number | null;
}

/** A part with the ids of the questions that it may ask. */
export interface PartWithPool {
  part: QuizPart;
  pool: readonly string[];
}

/** What is told of each question that a part may ask, by its id. */
export type WarningsOfQuestions = ReadonlyMap<string, readonly QuestionWarning[]>;

/** Each question is looked at once, at the first part that may ask it. */
export function compositionWarnings(
  parts: readonly PartWithPool[],
  warnings: WarningsOfQuestions,
  own: readonly Question[] = [],
  provesNothing: ProvingQuestions['nothing'] = new Map(),
): CompositionWarning[] {
  const seen = new Set<string>();
  const ofQuestions = parts.flatMap(({ part, pool }) =>
    pool.flatMap((id) => {
      if (seen.has(id)) return [];
      seen.add(id);
      const nothing = provesNothing.get(id);
      const codes: CompositionWarning['code'][] = told(warnings.get(id) ?? [], 'count' in part);
      // That it can be guessed is told of every question.
      const inBank = 'count' in part && nothing && !codes.includes(nothing) ? [nothing] : [];
      return [...codes, ...inBank].map((code) => about(code, part.place, id));
    }),
  );
  const unready = parts.flatMap(({ part }) =>
    'questionId' in part && part.state !== 'ready' ? [about('question-not-ready', part.place, part.questionId)] : [],
  );
  const ofOwn = own.flatMap((question, at) =>
    told(questionWarnings(question), false).map((code) => ({ ...about(code, null, null), ownQuestion: at })),
  );
  return [...shortDraws(parts), ...unready, ...ofOwn, ...ofQuestions];
}

/** That a question can be guessed matters where it is drawn: fixed ones prove nothing anyway (EVD-8). */
const told = (warnings: readonly QuestionWarning[], isDrawn: boolean) =>
  warnings.filter((code) => isDrawn || code !== 'guessable');

function shortDraws(parts: readonly PartWithPool[]): CompositionWarning[] {
  const named = new Set(parts.flatMap(({ part }) => ('questionId' in part ? [part.questionId] : [])));
  const draws = parts.flatMap(({ part, pool }) =>
    'count' in part ? [{ place: part.place, count: part.count, pool: pool.filter((id) => !named.has(id)) }] : [],
  );
  return fillDraws(draws).flatMap(({ length: found }, at) => {
    const { place, count: wanted } = draws[at]!;
    return found < wanted ? [{ ...about('draw-short', place, null), wanted, found }] : [];
  });
}

const about = (
  code: CompositionWarning['code'],
  place: number | null,
  questionId: string | null,
): CompositionWarning => ({
  code,
  place,
  ownQuestion: null,
  questionId,
  wanted: null,
  found: null,
});

import { randomInt } from 'node:crypto';
import { drawValues, type LocalizedMarkdown, type Question } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import type { LearnersQuiz } from '#modules/courses';
import { QuestionSource } from '../bank/question-source.js';
import { withOwnParts } from '../paper/own-parts.js';
import { inOwnOrder, shuffled } from '../paper/paper-order.js';
import { type BankOrigin, type PaperQuestion, questionsOf } from '../paper/paper-question.js';
import { drawnFrom, fillDraws } from './fill-draws.rules.js';
import { isDraw, isFixed, type QuizPart } from './quiz-part.js';
import { QuizPartsQueries } from './quiz-parts.queries.js';

/** The questions of one attempt, as they stay. */
export interface DrawnPaper {
  questions: PaperQuestion[];
  /** How many of them chance chose. */
  drawn: number;
  /** From how many it chose, as `drawnFrom` counts. */
  drawnFrom: number;
}

/** Puts papers together: a lesson's own questions, those that its author named, and draws from banks (QB-2). */
@Injectable()
export class PaperDrawing {
  constructor(
    private readonly parts: QuizPartsQueries,
    private readonly source: QuestionSource,
  ) {}

  /** A paper that nobody can foretell; it may be empty where banks hold nothing that is ready. */
  async draw({ quiz, drawsQuestions, ...place }: LearnersQuiz): Promise<DrawnPaper> {
    const own = questionsOf(quiz);
    if (!drawsQuestions) return { questions: inOwnOrder(own), drawn: 0, drawnFrom: 0 };
    const { asked, ...figures } = await this.choose(await this.parts.of(place));
    const contents = await this.source.contents(asked);
    const known = new Map(contents.map((content) => [content.id, content]));
    const chosen = asked.flatMap((origin) => asAsked(known.get(origin.questionId), origin));
    return { questions: inOwnOrder([...own, ...chosen]), ...figures };
  }

  private async choose(parts: readonly QuizPart[]) {
    const fixed = parts.filter((part) => isFixed(part)).filter(({ state }) => state === 'ready');
    const named = new Set(fixed.map(({ questionId }) => questionId));
    const draws = [];
    const versions = new Map<string, number>();
    for (const { bankId, tag, difficulty, count } of parts.filter(isDraw)) {
      const found = await this.source.matching(bankId, { ...(tag && { tag }), ...(difficulty && { difficulty }) });
      for (const { questionId, version } of found) versions.set(questionId, version);
      const pool = found.map(({ questionId }) => questionId).filter((id) => !named.has(id));
      draws.push({ bankId, count, pool: shuffled(pool) });
    }
    const picked = fillDraws(draws);
    const drawn = draws.flatMap(({ bankId }, at) =>
      picked[at]!.map((questionId) => ({ bankId, questionId, version: versions.get(questionId)!, isDrawn: true })),
    );
    return {
      asked: [
        ...fixed.map(({ bankId, questionId, version }) => ({ bankId, questionId, version, isDrawn: false })),
        ...drawn,
      ],
      drawn: drawn.length,
      drawnFrom: drawnFrom(draws, picked),
    };
  }
}

/** A question of a bank as this paper asks it: parts under names of its own, values drawn and written into its texts. */
function asAsked(content: Question | undefined, origin: Omit<BankOrigin, 'parts'>): PaperQuestion[] {
  if (!content) return [];
  const { question, parts } = withOwnParts(content);
  if (question.kind !== 'calculated') return [{ ...question, origin: { ...origin, parts } }];
  const values = drawValues(question, randomInt(2 ** 32));
  const filled = (text: LocalizedMarkdown) => ({ ar: withValues(text.ar, values), en: withValues(text.en, values) });
  return [
    {
      ...question,
      prompt: filled(question.prompt),
      ...(question.explanation && { explanation: filled(question.explanation) }),
      values,
      origin: { ...origin, parts },
    },
  ];
}

/** `{{n}}` becomes what was drawn for n. */
const withValues = (text: string, values: Readonly<Record<string, number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : mark));

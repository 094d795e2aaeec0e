import { randomInt } from 'node:crypto';
import { drawnValues, type LocalizedMarkdown, type Question, withValues } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import type { LearnersQuiz } from '#modules/courses';
import { type Draw, drawnFrom, expectedOf, fillDraws } from './fill-draws.rules.js';
import { withOwnParts } from './own-parts.js';
import { inOwnOrder, shuffled } from './paper-order.js';
import { type BankOrigin, type PaperQuestion } from './paper-question.js';
import { QuestionSource } from './question-source.js';
import { isDraw, isFixed } from './quiz-part.js';
import { QuizPartsQueries } from './quiz-parts.queries.js';
import { questionsIn, type QuizStock } from './quiz-stock.js';

/** Beyond so many questions their contents are read for each paper anew (PERF-8). */
const contentsAtMost = 400;

/** The questions of one attempt, as they stay. */
export interface DrawnPaper {
  questions: PaperQuestion[];
  /** How many of them chance chose. */
  drawn: number;
  /** From how many that cannot be guessed it chose those that cannot, as `drawnFrom` counts (EVD-8). */
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
  async draw(quiz: LearnersQuiz): Promise<DrawnPaper> {
    return this.from(await this.stock(quiz));
  }

  /** All that a paper of this quiz may ask. */
  async stock({ questions: own, drawsQuestions, ...place }: LearnersQuiz): Promise<QuizStock> {
    const parts = drawsQuestions ? await this.parts.of(place) : [];
    const named = parts.filter((part) => isFixed(part)).filter(({ state }) => state === 'ready');
    const asked = new Set(named.map(({ questionId }) => questionId));
    const versions: QuizStock['versions'] = {};
    const draws: QuizStock['draws'] = [];
    for (const draw of parts.filter(isDraw)) {
      const { bankId, count } = draw;
      const found = await this.source.matching(bankId, draw);
      for (const { questionId, version } of found) versions[questionId] = version;
      draws.push({ bankId, count, pool: found.map(({ questionId }) => questionId).filter((id) => !asked.has(id)) });
    }
    const fixed = named.map(({ bankId, questionId, version }) => ({ bankId, questionId, version, isDrawn: false }));
    const proving = await this.source.provingAmong(
      Object.entries(versions).map(([questionId, version]) => ({ questionId, version })),
      place,
      draws.length > 1 ? expectedOf(draws) : undefined,
    );
    return { own, fixed, draws, versions, proving, contents: {} };
  }

  /** The same with what its questions say, for a stock that many papers are drawn from; large ones are left to each. */
  async stockToKeep(quiz: LearnersQuiz): Promise<QuizStock> {
    const stock = await this.stock(quiz);
    const questions = questionsIn(stock);
    if (questions.length > contentsAtMost) return stock;
    const contents = await this.source.contents(questions);
    return { ...stock, contents: Object.fromEntries(contents.map((content) => [content.id, content])) };
  }

  /** Draws from what is at hand. */
  async from({ own, fixed, draws, versions, proving, contents }: QuizStock): Promise<DrawnPaper> {
    const inOrder = draws.map(({ pool, ...draw }) => ({ ...draw, pool: shuffled(pool) }));
    const picked = fillDraws(inOrder);
    const drawn = inOrder.flatMap(({ bankId, pool }, at) => {
      const guessed = guessedOf(pool, proving.guessed);
      return picked[at]!.map((questionId) => ({
        bankId,
        questionId,
        version: versions[questionId]!,
        isDrawn: true,
        guessed: proving.guessed.has(questionId) ? guessed : 1,
      }));
    });
    const asked = [...fixed, ...drawn];
    const unknown = await this.source.contents(asked.filter(({ questionId }) => !contents[questionId]));
    const known = new Map(unknown.map((content) => [content.id, content]));
    const chosen = asked.flatMap((origin) =>
      asAsked(contents[origin.questionId] ?? known.get(origin.questionId), origin),
    );
    return {
      questions: inOwnOrder([...own, ...chosen]),
      drawn: drawn.length,
      drawnFrom: provingFrom(inOrder, picked, proving.guessed),
    };
  }
}

/** What who knows nothing earns on average of one that proves something, whichever of the pool chance draws (EVD-8). */
function guessedOf(pool: readonly string[], guessed: ReadonlyMap<string, number>): number {
  const shares = pool.flatMap((id) => guessed.get(id) ?? []);
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

/** From how many questions that cannot be guessed those of them were drawn that the paper asks (EVD-8). */
function provingFrom(
  draws: readonly Draw[],
  picked: readonly (readonly string[])[],
  guessed: ReadonlyMap<string, number>,
) {
  const proves = (id: string) => guessed.has(id);
  const chosen = picked.map((ids) => ids.filter(proves));
  const pools = draws.map(({ count, pool }) => ({ count, pool: pool.filter(proves) }));
  return drawnFrom(pools, chosen);
}

/** A question of a bank as this paper asks it: parts under names of its own, values drawn and written into its texts. */
function asAsked(content: Question | undefined, origin: Omit<BankOrigin, 'parts'>): PaperQuestion[] {
  if (!content) return [];
  const { question, parts } = withOwnParts(content);
  const values = drawnValues(question, randomInt(2 ** 32));
  if (!values) return [{ ...question, origin: { ...origin, parts } }];
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

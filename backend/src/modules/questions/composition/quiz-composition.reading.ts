import { drawingLacks, type QuestionWarning, questionWarnings } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { toAskedQuestion } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { beginningsOf } from '../bank/exchange/exchange.presenter.js';
import { PaperDrawing } from '../drawing/paper-drawing.js';
import { type QuestionReference, QuestionSource } from '../drawing/question-source.js';
import { isDraw, isFixed, type QuizPart } from '../drawing/quiz-part.js';
import { QuizPartsQueries } from '../drawing/quiz-parts.queries.js';
import type { QuizStock } from '../drawing/quiz-stock.js';
import { keysOnPapers } from '../evidence/keys-on-papers.js';
import { shownBefore, weighed } from '../evidence/weighed-paper.rules.js';
import type { QuestionsTables } from '../questions.tables.js';
import type { QuizPlace } from '../quiz-place.js';
import { type AskedQuiz, QuizAccess } from '../rules/quiz-access.js';
import { QuizRulesQueries } from '../rules/quiz-rules.js';
import { compositionWarnings, type PartWithPool, type WarningsOfQuestions } from './composition-warnings.rules.js';
import type { QuizCompositionResponse, QuizPartResponse, SamplePaperResponse } from './quiz-composition.response.js';

/** So many questions are held at once while they are looked at; a bank may be larger than the memory there is. */
const lookedAtOnce = 100;

/** What authors see of their quizzes: parts, what to look at, and a sample of a paper (QB-2). */
@Injectable()
export class QuizCompositionReading {
  constructor(
    private readonly access: QuizAccess,
    private readonly parts: QuizPartsQueries,
    private readonly source: QuestionSource,
    private readonly drawing: PaperDrawing,
    private readonly rules: QuizRulesQueries,
    private readonly database: ReadDatabase,
  ) {}

  async composition(asked: AskedQuiz, viewer: Viewer): Promise<QuizCompositionResponse> {
    const quiz = await this.access.forAuthor(asked, viewer);
    const parts = await this.parts.of(quiz);
    const { pools, warnings } = await this.lookedAt(parts);
    const { passMark, attempts, pauseMinutes } = await this.rules.of(quiz);
    const paperOf = async (from: QuizStock) => ({
      ...(await this.drawing.from(from)),
      passMark,
      attempts,
      pauseMinutes,
    });
    const drawn = await this.drawing.stock(quiz);
    const stock = withoutShown(drawn, shownBefore(await paperOf(drawn), 0, await this.keysOf(drawn, quiz)));
    const paper = weighed(await paperOf(stock));
    const lacks = drawingLacks(paper);
    return {
      parts: parts.map(toPart),
      ownQuestions: quiz.questions.length,
      warnings: compositionWarnings(pools, warnings, quiz.questions, stock.proving.nothing),
      isEvidence: lacks.length === 0,
      lacks,
      proving: { asked: paper.proving, from: paper.drawnFrom },
      luck: Math.round(paper.luck * 1000) / 10,
    };
  }

  /** A paper as a learner might get it, without its key. */
  async sample(asked: AskedQuiz, viewer: Viewer): Promise<SamplePaperResponse> {
    const { questions } = await this.drawing.draw(await this.access.forAuthor(asked, viewer));
    return { questions: questions.map(toAskedQuestion) };
  }

  private keysOf({ versions }: QuizStock, place: QuizPlace) {
    const references = Object.entries(versions).map(([questionId, version]) => ({ questionId, version }));
    return keysOnPapers(this.database.over<QuestionsTables>(), references, place);
  }

  /** Draws often share a bank: each of its questions is read once, and only what is told of it is kept. */
  private async lookedAt(
    parts: readonly QuizPart[],
  ): Promise<{ pools: PartWithPool[]; warnings: WarningsOfQuestions }> {
    const warnings = new Map<string, readonly QuestionWarning[]>();
    for (const { questionId, content } of parts.filter(isFixed)) warnings.set(questionId, questionWarnings(content));
    const pools: PartWithPool[] = [];
    for (const part of parts) {
      const found = isDraw(part) ? await this.source.matching(part.bankId, part) : [part];
      await this.look(
        found.filter(({ questionId }) => !warnings.has(questionId)),
        warnings,
      );
      pools.push({ part, pool: found.map(({ questionId }) => questionId) });
    }
    return { pools, warnings };
  }

  private async look(
    references: readonly QuestionReference[],
    warnings: Map<string, readonly QuestionWarning[]>,
  ): Promise<void> {
    for (let at = 0; at < references.length; at += lookedAtOnce) {
      const contents = await this.source.contents(references.slice(at, at + lookedAtOnce));
      for (const content of contents) warnings.set(content.id, questionWarnings(content));
    }
  }
}

/** What papers showed counts for nobody who comes now, as what lessons show. */
function withoutShown(stock: QuizStock, shown: ReadonlySet<string>): QuizStock {
  const nothing = new Map(stock.proving.nothing);
  for (const id of shown) nothing.set(id, nothing.get(id) ?? 'asked-in-lesson');
  const guessed = new Map([...stock.proving.guessed].filter(([id]) => !shown.has(id)));
  return { ...stock, proving: { nothing, guessed } };
}

const toPart = (part: QuizPart): QuizPartResponse => ({
  questionId: isDraw(part) ? null : part.questionId,
  ...(isDraw(part) ? { promptAr: null, promptEn: null } : beginningsOf(part.content.prompt)),
  bankId: part.bankId,
  bankName: part.bankName,
  tag: isDraw(part) ? part.tag : null,
  difficulty: isDraw(part) ? part.difficulty : null,
  skill: isDraw(part) ? part.skill : null,
  count: isDraw(part) ? part.count : null,
});

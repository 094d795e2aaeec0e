import { drawingLacks, type Question } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { toAskedQuestion } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { beginningsOf } from '../bank/exchange/exchange.presenter.js';
import { PaperDrawing } from '../drawing/paper-drawing.js';
import { QuestionSource } from '../drawing/question-source.js';
import { isDraw, type QuizPart } from '../drawing/quiz-part.js';
import { QuizPartsQueries } from '../drawing/quiz-parts.queries.js';
import type { QuizStock } from '../drawing/quiz-stock.js';
import { keysOnPapers } from '../evidence/keys-on-papers.js';
import { shownBefore, weighed } from '../evidence/weighed-paper.rules.js';
import type { QuestionsTables } from '../questions.tables.js';
import type { QuizPlace } from '../quiz-place.js';
import { type AskedQuiz, QuizAccess } from '../rules/quiz-access.js';
import { QuizRulesQueries } from '../rules/quiz-rules.js';
import { compositionWarnings } from './composition-warnings.rules.js';
import type { QuizCompositionResponse, QuizPartResponse, SamplePaperResponse } from './quiz-composition.response.js';

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
    const pools = await Promise.all(parts.map(async (part) => ({ part, pool: await this.poolOf(part) })));
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
      warnings: compositionWarnings(pools, quiz.questions, stock.proving.nothing),
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

  private async poolOf(part: QuizPart): Promise<Question[]> {
    if (!isDraw(part)) return [part.content];
    return this.source.contents(await this.source.matching(part.bankId, part));
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

import { drawingLacks, type Question } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { toAskedQuestion } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { beginningsOf } from '../bank/exchange/exchange.presenter.js';
import { PaperDrawing } from '../drawing/paper-drawing.js';
import { QuestionSource } from '../drawing/question-source.js';
import { isDraw, type QuizPart } from '../drawing/quiz-part.js';
import { QuizPartsQueries } from '../drawing/quiz-parts.queries.js';
import { weighed } from '../evidence/weighed-paper.rules.js';
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
  ) {}

  async composition(asked: AskedQuiz, viewer: Viewer): Promise<QuizCompositionResponse> {
    const quiz = await this.access.forAuthor(asked, viewer);
    const parts = await this.parts.of(quiz);
    const pools = await Promise.all(parts.map(async (part) => ({ part, pool: await this.poolOf(part) })));
    const stock = await this.drawing.stock(quiz);
    const { passMark, attempts, pauseMinutes } = await this.rules.of(quiz);
    const paper = weighed({ ...(await this.drawing.from(stock)), passMark, attempts, pauseMinutes });
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

  private async poolOf(part: QuizPart): Promise<Question[]> {
    if (!isDraw(part)) return [part.content];
    return this.source.contents(await this.source.matching(part.bankId, part));
  }
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

import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type LearnersQuiz,
  LessonQuizzes,
  type QuizAnswer,
  QuizAnswersMismatch,
  type QuizRecord,
} from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { FilledDraws } from '../composition/filled-draws.js';
import { AttemptsQueries, type OwnAttempts } from '../paper/attempts.queries.js';
import { showsKey } from '../paper/attempts.rules.js';
import { PaperService } from '../paper/paper.service.js';
import {
  answerOf,
  type GradedPaper,
  type GradedQuestion,
  gradePaper,
  gradeQuestion,
} from '../paper/paper-grading.rules.js';
import { questionsOf } from '../paper/paper-question.js';
import { QuizCounts, QuizNeedsPaper } from '../questions.errors.js';
import { type QuizRules, QuizRulesQueries } from '../rules/quiz-rules.js';
import { allAnswers } from './fixed-answers.rules.js';
import { type AskedQuiz, QuizAccess } from './quiz-access.js';

export interface TakenQuiz {
  graded: GradedPaper;
  /** All attempts, this one included. */
  record: QuizRecord;
  showsKey: boolean;
}

export interface QuizStanding {
  rules: QuizRules;
  attempts: OwnAttempts;
  questions: number;
}

/** A lesson's quiz in one call: graded on the server, every attempt kept (LSN-2, EVD-2). */
@Injectable()
export class QuizService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quizzes: LessonQuizzes,
    private readonly rules: QuizRulesQueries,
    private readonly attempts: AttemptsQueries,
    private readonly papers: PaperService,
    private readonly draws: FilledDraws,
    private readonly access: QuizAccess,
  ) {}

  /** What the quiz asks of a learner, and where they stand. */
  async standing(asked: AskedQuiz, viewer: Viewer): Promise<QuizStanding> {
    const { quiz, drawsQuestions, ...place } = await this.access.forLearner(asked, viewer);
    const rules = await this.rules.of(place);
    const ofBanks = drawsQuestions ? await this.draws.countOf(place) : 0;
    const attempts = await this.attempts.of(viewer.id, place, rules);
    return { rules, attempts, questions: quiz.questions.length + ofBanks };
  }

  /** All answers at once: one attempt, which begins and ends with the call under the same rules as any paper. */
  async take(lessonId: string, viewer: Viewer, answers: QuizAnswer[], device: string): Promise<TakenQuiz> {
    return this.transactions.run(async (em) => {
      const quiz = await this.quizzes.forLearner(lessonId, viewer);
      const rules = await this.rules.of(quiz);
      const { graded, isKeyShown } = rules.isPractice
        ? await this.practise(em, quiz, lessonId, viewer, answers)
        : await this.attempt(em, quiz, viewer, rules, answers, device);
      return { graded, showsKey: isKeyShown, record: await this.quizzes.recordOf(lessonId, viewer.id, rules) };
    });
  }

  /** Judges one answer at once, for practice: nothing is kept and nothing counts. */
  async judge(lessonId: string, viewer: Viewer, { questionId, optionIds }: QuizAnswer): Promise<GradedQuestion> {
    const { quiz, ...place } = await this.quizzes.forLearner(lessonId, viewer);
    const rules = await this.rules.of(place);
    if (!rules.isPractice) throw new QuizCounts();
    const question = questionsOf(quiz).find(({ id }) => id === questionId);
    const answer = question && answerOf(question, optionIds);
    if (!answer) throw new QuizAnswersMismatch();
    return gradeQuestion(question, answer);
  }

  private async practise(em: EntityManager, quiz: LearnersQuiz, lessonId: string, viewer: Viewer, given: QuizAnswer[]) {
    const questions = questionsOf(quiz.quiz);
    const answers = allAnswers(questions, given);
    if (!answers) throw new QuizAnswersMismatch();
    const graded = gradePaper(questions, answers);
    const { courseId } = quiz;
    const plain = given.map(({ questionId, optionIds }) => ({ questionId, optionIds }));
    await this.quizzes.keepAttempt(em, {
      userId: viewer.id,
      lessonId,
      courseId,
      score: graded.score,
      answers: plain,
      isPractice: true,
    });
    return { graded, isKeyShown: true };
  }

  private async attempt(
    em: EntityManager,
    quiz: LearnersQuiz,
    viewer: Viewer,
    rules: QuizRules,
    given: QuizAnswer[],
    device: string,
  ) {
    if (rules.timeLimitMinutes !== null || quiz.drawsQuestions) throw new QuizNeedsPaper();
    const paper = await this.papers.open(em, quiz, viewer, rules, () => Promise.resolve(asWritten(quiz)));
    const answers = allAnswers(paper.questions, given);
    if (!answers) throw new QuizAnswersMismatch();
    await this.papers.takeAll(em, paper, answers, device);
    const isKeyShown = showsKey(rules, await this.attempts.of(viewer.id, quiz, rules));
    return { graded: gradePaper(paper.questions, answers), isKeyShown };
  }
}

/** The lesson's own questions in their order: who sends all answers at once has read them there. */
const asWritten = ({ quiz }: LearnersQuiz) => ({ questions: questionsOf(quiz), drawn: 0, drawnFrom: 0 });

import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type LearnersQuiz, LessonQuizzes, QuizAnswersMismatch, type QuizRecord } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { FilledDraws } from '../drawing/filled-draws.js';
import {
  chosenOf,
  type GradedPaper,
  type GradedQuestion,
  gradePaper,
  gradeQuestion,
  rightIds,
  sentAnswer,
} from '../grading/paper-grading.rules.js';
import { AttemptsQueries, type OwnAttempts } from '../paper/attempts.queries.js';
import { showsKey } from '../paper/attempts.rules.js';
import { PaperService } from '../paper/paper.service.js';
import { QuizCounts, QuizNeedsPaper } from '../questions.errors.js';
import { type AskedQuiz, QuizAccess } from '../rules/quiz-access.js';
import { type QuizRules, QuizRulesQueries } from '../rules/quiz-rules.js';
import { allAnswers, type GivenAnswer } from './fixed-answers.rules.js';

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
    const { questions, drawsQuestions, ...place } = await this.access.forLearner(asked, viewer);
    const rules = await this.rules.of(place);
    const ofBanks = drawsQuestions ? await this.draws.countOf(place) : 0;
    const attempts = await this.attempts.of(viewer.id, place, rules);
    return { rules, attempts, questions: questions.length + ofBanks };
  }

  /** All answers at once: one attempt, which begins and ends with the call under the same rules as any paper. */
  async take(lessonId: string, viewer: Viewer, answers: GivenAnswer[], device: string): Promise<TakenQuiz> {
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
  async judge(lessonId: string, viewer: Viewer, { questionId, sent }: GivenAnswer): Promise<GradedQuestion> {
    const { questions, ...place } = await this.quizzes.forLearner(lessonId, viewer);
    const rules = await this.rules.of(place);
    if (!rules.isPractice) throw new QuizCounts();
    const question = questions.find(({ id }) => id === questionId);
    const answer = question && sentAnswer(question, sent);
    if (!answer) throw new QuizAnswersMismatch();
    return gradeQuestion(question, answer);
  }

  private async practise(
    em: EntityManager,
    quiz: LearnersQuiz,
    lessonId: string,
    viewer: Viewer,
    given: GivenAnswer[],
  ) {
    const { questions, courseId } = quiz;
    const answers = allAnswers(questions, given);
    if (!answers) throw new QuizAnswersMismatch();
    const graded = gradePaper(questions, answers);
    const kept = [...answers].map(([questionId, answer]) => {
      const optionIds = chosenOf(answer);
      return { questionId, optionIds, ...(optionIds.length === 0 && { answer }) };
    });
    await this.quizzes.keepAttempt(em, {
      userId: viewer.id,
      lessonId,
      courseId,
      score: graded.score,
      answers: kept,
      rightIds: rightIds(graded),
      isPractice: true,
    });
    return { graded, isKeyShown: true };
  }

  private async attempt(
    em: EntityManager,
    quiz: LearnersQuiz,
    viewer: Viewer,
    rules: QuizRules,
    given: GivenAnswer[],
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
const asWritten = ({ questions }: LearnersQuiz) => ({ questions, drawn: 0, drawnFrom: 0 });

import type { QuestionAnswer } from '@masar/domain';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CourseCompletion, type LearnersQuiz, LessonQuizzes, NotEnrolled } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { type DrawnPaper, PaperDrawing } from '../drawing/paper-drawing.js';
import { keepShownKeys } from '../evidence/keep-shown-keys.js';
import { chosenOf, gradePaper, rightIds } from '../grading/paper-grading.rules.js';
import {
  AnswerMismatch,
  AttemptTooEarly,
  FinalNotOpen,
  NoAttemptsLeft,
  PaperEnded,
  PaperNotFound,
  QuestionNotOnPaper,
  QuizIsPractice,
  QuizPassed,
  QuizUnfilled,
} from '../questions.errors.js';
import { type AskedQuiz, QuizAccess } from '../rules/quiz-access.js';
import { type QuizRules, QuizRulesQueries } from '../rules/quiz-rules.js';
import { notePaperSigns, ofPaper } from '../sign/note-paper-signs.js';
import { noteSign } from '../sign/note-sign.js';
import { SharedNetworks } from '../sign/shared-networks.js';
import { AnswerKeeping } from './answer-keeping.js';
import { judgeAnswer } from './answering.rules.js';
import { AttemptsQueries } from './attempts.queries.js';
import { nextAttempt } from './attempts.rules.js';
import type { GivenAnswer } from './given-answer.js';
import { judgedItems } from './judged-items.rules.js';
import { Paper } from './paper.entity.js';
import { PaperAnswer } from './paper-answer.entity.js';
import { keepItemAnswers } from './paper-item-answers.js';

/** Attempts at quizzes and finals: each a paper that is drawn once, answered piece by piece and graded once (EVD-2). */
@Injectable()
export class PaperService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quizzes: LessonQuizzes,
    private readonly completion: CourseCompletion,
    private readonly access: QuizAccess,
    private readonly rules: QuizRulesQueries,
    private readonly attempts: AttemptsQueries,
    private readonly drawing: PaperDrawing,
    private readonly keeping: AnswerKeeping,
    private readonly networks: SharedNetworks,
  ) {}

  /** Continues the open paper or begins one, wherever it is asked for. */
  async start(asked: AskedQuiz, viewer: Viewer): Promise<string> {
    return this.transactions.run(async (em) => {
      const quiz = await this.access.forLearner(asked, viewer);
      const rules = await this.rules.of(quiz);
      const { id } = await this.open(em, quiz, viewer, rules, () => this.drawing.draw(quiz));
      return id;
    });
  }

  /** The open paper, or a new one, drawn now, where another attempt may begin. */
  async open(
    em: EntityManager,
    { lessonId, courseId }: LearnersQuiz,
    viewer: Viewer,
    rules: QuizRules,
    draw: () => Promise<DrawnPaper>,
  ): Promise<Paper> {
    if (rules.isPractice) throw new QuizIsPractice();
    const enrollment = await this.completion.lock(em, viewer.id, courseId);
    if (!enrollment) throw new NotEnrolled();
    const now = new Date();
    const mine = { userId: viewer.id, lessonId, courseId, submittedAt: null };
    const running = await em.findOne(Paper, mine, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (running && !running.isOver(now)) return running;
    if (running) await this.finish(em, running, now);
    const attempts = await this.attempts.of(viewer.id, { lessonId, courseId }, rules);
    const next = nextAttempt(rules, attempts, now);
    const kept = { keepsWrites: true } as const;
    // Lessons that were added since close it again, for new attempts only.
    if (lessonId === null && Number(enrollment.progress) < 100) throw new FinalNotOpen({}, kept);
    if (next.state === 'passed') throw new QuizPassed({}, kept);
    if (next.state === 'none-left') throw new NoAttemptsLeft({}, kept);
    if (next.state === 'later') throw tooEarly(next.startsAt, now);
    const drawn = await draw();
    if (drawn.questions.length === 0) throw new QuizUnfilled({}, kept);
    const paper = em.create(Paper, {
      userId: viewer.id,
      lessonId,
      courseId,
      number: attempts.used + 1,
      ...drawn,
      passMark: rules.passMark,
      attempts: rules.attempts,
      pauseMinutes: rules.pauseMinutes,
      startedAt: now,
      endsAt: rules.timeLimitMinutes ? new Date(now.getTime() + rules.timeLimitMinutes * 60_000) : null,
    });
    await em.flush();
    return paper;
  }

  /** Somebody's own paper; one whose time is over is graded as it stands. */
  async read(paperId: string, viewer: Viewer): Promise<void> {
    await this.transactions.run(async (em) => {
      const paper = await em.findOne(Paper, { id: paperId, userId: viewer.id });
      if (!paper) throw new PaperNotFound();
      if (!paper.submittedAt && paper.isOver(new Date())) await this.submitLocked(em, paperId, viewer);
    });
  }

  /** Keeps an answer as it is given; the last one stands, until the paper ends. */
  async answer(paperId: string, viewer: Viewer, questionId: string, given: GivenAnswer): Promise<void> {
    if (await this.keeping.keep(paperId, viewer, questionId, given)) return;
    await this.transactions.run(async (em) => {
      const paper = await this.locked(em, paperId, viewer);
      const now = new Date();
      const question = paper.questions.find(({ id }) => id === questionId);
      const before = await em.find(PaperAnswer, { paperId });
      const elsewhere = before.filter(({ device }) => device !== given.device).map(({ answeredAt }) => answeredAt);
      const elsewhereAt = elsewhere.reduce<Date | null>((last, at) => (last && last > at ? last : at), null);
      const judged = judgeAnswer(
        { submittedAt: paper.submittedAt ?? null, endsAt: paper.endsAt ?? null, question, elsewhereAt },
        given.sent,
        now,
      );
      if (judged.is === 'no-question') throw new QuestionNotOnPaper();
      if (judged.is === 'too-late') {
        await noteSign(em, { ...ofPaper(paper), kind: 'answer-after-end' }, now);
        if (!paper.submittedAt) await this.finish(em, paper, now);
        throw new PaperEnded({}, { keepsWrites: true });
      }
      if (judged.is !== 'kept') throw new AnswerMismatch();
      const { answer, isElsewhere } = judged;
      if (isElsewhere) await noteSign(em, { ...ofPaper(paper), kind: 'several-devices' }, now);
      const kept = before.find((one) => one.questionId === questionId);
      const columns = { answer, answeredAt: now, device: given.device };
      if (kept) em.assign(kept, columns);
      else em.create(PaperAnswer, { paperId, questionId, ...columns });
    });
  }

  /** Grades the paper; a second call finds it graded. */
  async submit(paperId: string, viewer: Viewer): Promise<void> {
    await this.transactions.run((em) => this.submitLocked(em, paperId, viewer));
  }

  /** Takes all answers at once and grades them (LSN-2). */
  async takeAll(
    em: EntityManager,
    paper: Paper,
    answers: ReadonlyMap<string, QuestionAnswer>,
    device: string,
  ): Promise<void> {
    const now = new Date();
    await em.nativeDelete(PaperAnswer, { paperId: paper.id });
    for (const [questionId, answer] of answers)
      em.create(PaperAnswer, { paperId: paper.id, questionId, answer, answeredAt: now, device });
    await em.flush();
    await this.finish(em, paper, now);
  }

  private async submitLocked(em: EntityManager, paperId: string, viewer: Viewer): Promise<void> {
    const paper = await this.locked(em, paperId, viewer);
    if (!paper.submittedAt) await this.finish(em, paper, new Date());
  }

  private async locked(em: EntityManager, paperId: string, viewer: Viewer): Promise<Paper> {
    const mine = { id: paperId, userId: viewer.id };
    const found = await em.findOne(Paper, mine, { fields: ['lessonId', 'courseId'] });
    // Passing a final completes its course: enrolments are locked before papers, here as where one begins.
    if (found && found.lessonId === null) await this.completion.lock(em, viewer.id, found.courseId);
    const paper = await em.findOne(Paper, mine, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!paper) throw new PaperNotFound();
    return paper;
  }

  /** Grades what is kept; a paper whose time was over ended then, not now. Keys are shown when it is graded. */
  private async finish(em: EntityManager, paper: Paper, now: Date): Promise<void> {
    await this.grade(em, paper, now);
    // Last, since others who are shown the same for the first time wait for it.
    const { courseId, lessonId = null } = paper;
    await keepShownKeys(em, paper.learner(), { courseId, lessonId }, now);
  }

  private async grade(em: EntityManager, paper: Paper, now: Date): Promise<void> {
    const kept = await em.find(PaperAnswer, { paperId: paper.id }, { refresh: true });
    const answers = new Map(kept.map(({ questionId, answer }) => [questionId, answer]));
    const graded = gradePaper(paper.questions, answers);
    const { score } = graded;
    paper.submit(score, paper.endsAt && paper.endsAt < now ? paper.endsAt : now);
    await em.flush();
    const timed = new Map(kept.map(({ questionId, answer, answeredAt }) => [questionId, { answer, answeredAt }]));
    await keepItemAnswers(em, paper.id, judgedItems(graded, timed, paper.startedAt));
    await notePaperSigns(em, paper, graded, kept.length, now);
    await this.networks.note(em, paper, now);
    const { lessonId, courseId } = paper;
    const userId = paper.learner();
    if (!lessonId) {
      if (paper.hasPassed) await this.completion.ofLearner(em, userId, courseId, now);
      return;
    }
    const own = paper.questions.filter(({ id, origin }) => !origin && answers.has(id));
    const given = own.map(({ id }) => ({ questionId: id, optionIds: chosenOf(answers.get(id)) }));
    await this.quizzes.keepAttempt(em, {
      userId,
      lessonId,
      courseId,
      score,
      answers: given,
      rightIds: rightIds(graded),
      isPractice: false,
    });
  }
}

function tooEarly(startsAt: Date, now: Date): AttemptTooEarly {
  const seconds = Math.ceil((startsAt.getTime() - now.getTime()) / 1000);
  return new AttemptTooEarly(
    { minutes: Math.ceil(seconds / 60) },
    {
      keepsWrites: true,
      members: { startsAt: startsAt.toISOString() },
      headers: { 'Retry-After': String(seconds) },
    },
  );
}

import { courseGrade, type EvidenceGrade, strongestEvidence, type WayState, type WayStepKind } from '@masar/domain';
import type { ErrorCode, LocalizedText } from '@masar/i18n';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ErrorParameters, errorText } from '#platform/errors/app-error';

/** One learner's lesson. */
export interface LearnersLesson {
  userId: string;
  lessonId: string;
}

/** One learner's course. */
export interface LearnersCourse {
  userId: string;
  courseId: string;
}

/** A run of a course: the current one of its learner, or one that ended (RUN-1). */
export interface RunOfCourse extends LearnersCourse {
  endedEnrollmentId: string | null;
}

/** Something that a lesson or a course asks for and that was not shown yet; the code names it in both languages (EVD-1). */
export interface MissingThing {
  /** Of the lesson with the quiz, of the assignment, or of the course whose final it is; absent where nobody can be excused. */
  of?: string;
  code: ErrorCode;
  params?: ErrorParameters;
}

/** How the player may show a lesson's quiz. */
export interface QuizTerms {
  /** Judged at once, as often as one likes; it counts nothing. */
  isPractice: boolean;
  /** Its questions are read on a paper only, because time runs. */
  isTimed: boolean;
}

/** What of a course was graded, by its kind: a grade may weigh them differently (EVD-3). */
type CountedKind = 'quiz' | 'assignment' | 'final';

/** Something that completing a course needs besides opening its lessons, and where a learner stands in it (EVD-1, EVD-3). */
export interface WayStep {
  kind: Exclude<WayStepKind, 'lesson'>;
  /** Of the lesson with the quiz, of the assignment, or of the course whose final it is. */
  id: string;
  lessonId: string | null;
  title: LocalizedText;
  state: WayState;
  /** Percent. */
  passMark: string;
  /** Percent; null before the first attempt. */
  bestScore: string | null;
  /** An open one included; null where attempts do not count, or no more. */
  attemptsLeft: number | null;
  /** When the next attempt may begin, where that is later than now. */
  startsAt: Date | null;
}

/** The score of one thing that counts in a course. */
export interface CountedScore {
  kind: CountedKind;
  /** Of the lesson with the quiz, of the assignment, or of the course whose final it is. */
  id: string;
  /** Percent; 0 where it was never tried. */
  score: string;
}

/** One thing that shows what somebody learned, as a certificate says it on (EVD-8). */
export interface EvidencePart {
  /** A paper that was passed, or work that a person marked. */
  kind: 'paper' | 'work';
  titleAr: string;
  titleEn: string;
  /** Percent. */
  passMark: string;
  /** How many a paper asked; null of work. */
  questions: number | null;
  /** From how many they were drawn; null where none was. */
  drawnFrom: number | null;
}

/** How strongly a module above was shown something, and by what. */
export interface ShownToModule {
  grade: EvidenceGrade;
  parts: EvidencePart[];
}

/** What a module above asks for before a lesson is complete, and what it graded. */
export interface CompletionDemand {
  missingOf(em: EntityManager, lesson: LearnersLesson): Promise<MissingThing[]>;
  /** What the course asks for beyond its lessons (EVD-3). */
  missingOfCourse(em: EntityManager, course: LearnersCourse): Promise<MissingThing[]>;
  /** What of it is still under way in a course, without which a run of it can't end (RUN-1). */
  waitingOf(em: EntityManager, course: LearnersCourse): Promise<MissingThing[]>;
  /** Where somebody stands in what it asks of them in a course. */
  stepsOf(run: RunOfCourse): Promise<WayStep[]>;
  quizTermsOf(lesson: { lessonId: string; courseId: string }): Promise<QuizTerms>;
  /** The score of everything that counts in a course. */
  scoresOf(em: EntityManager, userId: string, courseId: string): Promise<CountedScore[]>;
  /** How it was shown to this module what somebody learned in a course (EVD-4). */
  evidenceOf(em: EntityManager, userId: string, courseId: string): Promise<ShownToModule>;
  /** Throws where learners could not be asked what the course says that it asks (QB-2). */
  requirePublishable?(em: EntityManager, courseId: string): Promise<void>;
}

/** The module above in which who teaches excuses learners: the ids of what somebody need not show in a run (EVD-9). */
type Excuses = (run: Omit<RunOfCourse, 'courseId'>) => Promise<ReadonlySet<string>>;

/** Courses know no quiz rules: the module that does registers its demand when it starts (EVD-1, EVD-3). */
@Injectable()
export class CompletionDemands {
  private readonly demands: CompletionDemand[] = [];
  private excuses: Excuses = () => Promise.resolve(new Set());

  register(demand: CompletionDemand): void {
    this.demands.push(demand);
  }

  registerExcuses(excuses: Excuses): void {
    this.excuses = excuses;
  }

  async missingOf(em: EntityManager, lesson: LearnersLesson): Promise<MissingThing[]> {
    const missing: MissingThing[] = [];
    for (const demand of this.demands) missing.push(...(await demand.missingOf(em, lesson)));
    return this.withoutExcused(lesson, missing);
  }

  async missingOfCourse(em: EntityManager, course: LearnersCourse): Promise<MissingThing[]> {
    const missing: MissingThing[] = [];
    for (const demand of this.demands) missing.push(...(await demand.missingOfCourse(em, course)));
    return this.withoutExcused(course, missing);
  }

  private async withoutExcused({ userId }: { userId: string }, missing: MissingThing[]) {
    if (missing.length === 0) return missing;
    const excused = await this.excuses({ userId, endedEnrollmentId: null });
    return missing.filter(({ of }) => of === undefined || !excused.has(of));
  }

  async waitingOf(em: EntityManager, course: LearnersCourse): Promise<MissingThing[]> {
    const waiting: MissingThing[] = [];
    for (const demand of this.demands) waiting.push(...(await demand.waitingOf(em, course)));
    return waiting;
  }

  /** What the learner is excused from is no step of theirs any more. */
  async stepsOf(run: RunOfCourse): Promise<WayStep[]> {
    const steps = (await Promise.all(this.demands.map((demand) => demand.stepsOf(run)))).flat();
    if (steps.length === 0) return steps;
    const excused = await this.excuses(run);
    return steps.filter(({ id }) => !excused.has(id));
  }

  /** Practice, unless somebody says that it counts. */
  async quizTermsOf(lesson: { lessonId: string; courseId: string }): Promise<QuizTerms> {
    const terms = await Promise.all(this.demands.map((demand) => demand.quizTermsOf(lesson)));
    return {
      isPractice: terms.every(({ isPractice }) => isPractice),
      isTimed: terms.some(({ isTimed }) => isTimed),
    };
  }

  async scoresOf(em: EntityManager, userId: string, courseId: string): Promise<CountedScore[]> {
    const scores: CountedScore[] = [];
    for (const demand of this.demands) scores.push(...(await demand.scoresOf(em, userId, courseId)));
    return scores;
  }

  /** The grade of a course in percent; null where nothing of it counts. */
  async gradeOf(em: EntityManager, userId: string, courseId: string): Promise<string | null> {
    return courseGrade((await this.scoresOf(em, userId, courseId)).map(({ score }) => score));
  }

  async requirePublishable(em: EntityManager, courseId: string): Promise<void> {
    for (const demand of this.demands) await demand.requirePublishable?.(em, courseId);
  }

  /** How the certificate of a completed course was earned (EVD-4). */
  async evidenceOf(em: EntityManager, userId: string, courseId: string): Promise<ShownToModule> {
    const shown: ShownToModule[] = [];
    for (const demand of this.demands) shown.push(await demand.evidenceOf(em, userId, courseId));
    return {
      grade: strongestEvidence(shown.map(({ grade }) => grade)),
      parts: shown.flatMap(({ parts }) => parts),
    };
  }
}

/** The things as a problem document names them. */
export const namedMissing = (missing: readonly MissingThing[]) =>
  missing.map(({ code, params }) => ({
    code,
    messageAr: errorText(code, 'ar', params),
    messageEn: errorText(code, 'en', params),
  }));

import { courseGrade, type EvidenceGrade, strongestEvidence } from '@masar/domain';
import type { ErrorCode } from '@masar/i18n';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ErrorParameters, errorText } from '#platform/errors/app-error';

/** One learner's lesson. */
export interface LearnersLesson {
  userId: string;
  lessonId: string;
}

/** Something that a lesson asks for and that was not shown yet; the code names it in both languages (EVD-1). */
export interface MissingThing {
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

/** The score of one thing that counts in a course. */
export interface CountedScore {
  kind: CountedKind;
  /** Of the lesson with the quiz or final, or of the assignment. */
  id: string;
  /** Percent; 0 where it was never tried. */
  score: string;
}

/** What a module above asks for before a lesson is complete, and what it graded. */
export interface CompletionDemand {
  missingOf(em: EntityManager, lesson: LearnersLesson): Promise<MissingThing[]>;
  quizTermsOf(lessonId: string): Promise<QuizTerms>;
  /** The score of everything that counts in a course. */
  scoresOf(em: EntityManager, userId: string, courseId: string): Promise<CountedScore[]>;
  /** How it was shown to this module what somebody learned in a course (EVD-4). */
  evidenceOf(em: EntityManager, userId: string, courseId: string): Promise<EvidenceGrade>;
}

/** Courses know no quiz rules: the module that does registers its demand when it starts (EVD-1, EVD-3). */
@Injectable()
export class CompletionDemands {
  private readonly demands: CompletionDemand[] = [];

  register(demand: CompletionDemand): void {
    this.demands.push(demand);
  }

  async missingOf(em: EntityManager, lesson: LearnersLesson): Promise<MissingThing[]> {
    const missing: MissingThing[] = [];
    for (const demand of this.demands) missing.push(...(await demand.missingOf(em, lesson)));
    return missing;
  }

  /** Practice, unless somebody says that it counts. */
  async quizTermsOf(lessonId: string): Promise<QuizTerms> {
    const terms = await Promise.all(this.demands.map((demand) => demand.quizTermsOf(lessonId)));
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

  /** How the certificate of a completed course was earned (EVD-4). */
  async evidenceOf(em: EntityManager, userId: string, courseId: string): Promise<EvidenceGrade> {
    const shown: EvidenceGrade[] = [];
    for (const demand of this.demands) shown.push(await demand.evidenceOf(em, userId, courseId));
    return strongestEvidence(shown);
  }
}

/** The things as a problem document names them. */
export const namedMissing = (missing: readonly MissingThing[]) =>
  missing.map(({ code, params }) => ({
    code,
    messageAr: errorText(code, 'ar', params),
    messageEn: errorText(code, 'en', params),
  }));

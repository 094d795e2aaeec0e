import type { LocalizedText } from '@masar/i18n';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CourseAudience, CourseCompletion, type LearnersQuiz, LessonAudience, LessonQuizzes } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { QuizPartsQueries } from '../drawing/quiz-parts.queries.js';
import { FinalMissing } from '../questions.errors.js';
import { finalOf, type QuizPlace } from '../quiz-place.js';

/** The quiz that a call is about: a lesson's, or the final assessment of a course. */
export type AskedQuiz = { lessonId: string } | { finalOf: string };

/** The title that a quiz goes by, with the course around it. */
export interface TitledQuiz extends QuizPlace {
  /** Of the lesson; of the course where it is its final. */
  title: LocalizedText;
}

/** Who may take and write quizzes, alike for those of lessons and for finals (EVD-2, EVD-3). */
@Injectable()
export class QuizAccess {
  constructor(
    private readonly quizzes: LessonQuizzes,
    private readonly lessons: LessonAudience,
    private readonly courses: CourseAudience,
    private readonly completion: CourseCompletion,
    private readonly parts: QuizPartsQueries,
  ) {}

  /** The quiz for a learner of its course; everybody else is told why not. */
  async forLearner(asked: AskedQuiz, viewer: Viewer): Promise<LearnersQuiz> {
    if ('lessonId' in asked) return this.quizzes.forLearner(asked.lessonId, viewer);
    await this.courses.requireLearner(viewer, asked.finalOf);
    const final = finalOf(asked.finalOf);
    if ((await this.parts.countOf(final)) === 0) throw new FinalMissing();
    return { ...final, questions: [], drawsQuestions: true };
  }

  /** The quiz as a learner would get it, for its author; a final may have nothing to ask yet. */
  async forAuthor(asked: AskedQuiz, viewer: Viewer): Promise<LearnersQuiz> {
    if ('lessonId' in asked) {
      await this.lessons.requireAuthor(viewer, asked.lessonId);
      return this.quizzes.forAuthor(asked.lessonId);
    }
    await this.courses.requireAuthor(viewer, asked.finalOf);
    return { ...finalOf(asked.finalOf), questions: [], drawsQuestions: true };
  }

  /** Locks it, so that what its author says of it from two places follows each other. */
  async lock(em: EntityManager, { lessonId, courseId }: QuizPlace): Promise<void> {
    if (lessonId === null) await this.completion.lockCourse(em, courseId);
    else await this.quizzes.lock(em, lessonId);
  }

  /** Undefined where its lesson or course is gone. */
  async titleOf({ lessonId, courseId }: QuizPlace): Promise<TitledQuiz | undefined> {
    if (lessonId !== null) {
      const place = await this.quizzes.placeOf(lessonId);
      return place && { lessonId, ...place };
    }
    const course = await this.courses.titleOf(courseId);
    return course && { lessonId, courseId, ...course };
  }
}

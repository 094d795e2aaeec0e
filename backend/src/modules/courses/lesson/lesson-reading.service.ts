import type { LessonState } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { CompletionDemands, type QuizTerms } from '../completion/completion-demands.js';
import { mayAssistInCourse, mayViewCourse, refuseInPreparation } from '../course/course.policy.js';
import { CourseNotFound, LessonLocked, LessonNotFound } from '../courses.errors.js';
import { lessonStates } from './curriculum.rules.js';
import {
  type AttachmentRow,
  type CourseStanding,
  type CurriculumRow,
  LessonQueries,
  type PlayerRow,
  type QuizRecord,
} from './lesson.queries.js';
import { opensLesson, opensToVisitors } from './lesson-access.policy.js';
import { noteDelivery } from './lesson-showing.js';

export interface CurriculumLine {
  row: CurriculumRow;
  state: LessonState;
  /** Who is not signed in reads it (LSN-3). */
  isOpenToVisitors: boolean;
}

export interface OpenedLesson {
  row: PlayerRow;
  isCompleted: boolean;
  attachments: AttachmentRow[];
  /** Null for a lesson without quiz. */
  quizRecord: QuizRecord | null;
  quizTerms: QuizTerms | null;
}

/** What somebody opens a lesson for. */
export type Opening = 'to-read' | 'to-keep';

/** Reading a course's lessons: what a reader may see of them, and in which state (LSN-1, LSN-3). */
@Injectable()
export class LessonReadingService {
  constructor(
    private readonly queries: LessonQueries,
    private readonly transactions: Transactions,
    private readonly demands: CompletionDemands,
  ) {}

  async curriculum(courseId: string, reader: Viewer | undefined): Promise<CurriculumLine[]> {
    const standing = await this.queries.standing(courseId, reader?.id);
    if (!standing || !mayViewCourse(standing, reader, standing.isEnrolled)) throw new CourseNotFound();
    const rows = await this.queries.curriculum(courseId, reader?.id);
    const states = lessonStates(rows, stateStanding(reader, standing));
    const isShut = standing.isInPreparation && !mayAssistInCourse(standing, reader);
    return rows.map((row, index) => {
      const state = states[index] ?? 'locked';
      const isOpenToVisitors = opensToVisitors(standing, {
        isFirst: index === 0,
        isReadable: row.has_text || row.has_video,
      });
      return { row, state: isShut && state === 'open' ? 'locked' : state, isOpenToVisitors };
    });
  }

  /** The lesson as its player shows it; that its text left for this reader is noted, once (EVD-1). */
  async open(lessonId: string, reader: Viewer, opening: Opening): Promise<OpenedLesson> {
    const found = await this.queries.forPlayer(lessonId, reader.id);
    if (!found || !mayViewCourse(found.standing, reader, found.standing.isEnrolled)) throw new LessonNotFound();
    const { lesson, standing } = found;
    refuseInPreparation(standing, reader);
    if (!opensLesson(reader, { ...standing, isFirst: lesson.previous_id === null })) throw new LessonLocked();
    const curriculum = await this.queries.curriculum(lesson.course_id, reader.id);
    const states = lessonStates(curriculum, stateStanding(reader, standing));
    const isNoted = opening === 'to-keep' ? lesson.delivered_at !== null : lesson.opened_at !== null;
    if (!isNoted && (standing.isEnrolled || !mayAssistInCourse(standing, reader))) {
      const mine = { userId: reader.id, lessonId };
      await this.transactions.run((em) => noteDelivery(em, mine, opening === 'to-read', new Date()));
    }
    const terms = hasQuiz(lesson) ? await this.demands.quizTermsOf({ lessonId, courseId: lesson.course_id }) : null;
    return {
      row: lesson,
      isCompleted: states[curriculum.findIndex(({ id }) => id === lesson.id)] === 'completed',
      attachments: await this.queries.attachments(lessonId),
      quizRecord: terms && (await this.queries.quizRecord(lessonId, reader.id, terms)),
      quizTerms: terms,
    };
  }
}

const hasQuiz = ({ quiz, draws_questions }: PlayerRow): boolean => quiz !== null || draws_questions;

/** Those who teach it and admins, who need no enrolment, find every lesson open. */
const stateStanding = (reader: Viewer | undefined, standing: CourseStanding) => ({
  enrolled: standing.isEnrolled || mayAssistInCourse(standing, reader),
  progress: standing.progress,
});

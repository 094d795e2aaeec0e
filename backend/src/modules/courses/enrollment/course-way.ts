import type { WayState, WayStepKind } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { CompletionDemands, type RunOfCourse, type WayStep } from '../completion/completion-demands.js';
import { CourseAudience } from '../course/course-audience.js';
import type { CoursesTables } from '../courses.tables.js';
import { ofRun } from '../rows-of-runs.js';

/** One step of the way; figures of attempts only where it has any. */
export interface StepOnWay extends Partial<WayStepFigures> {
  kind: WayStepKind;
  id: string;
  lessonId: string | null;
  title: LocalizedText;
  state: WayState;
}
type WayStepFigures = Pick<WayStep, 'passMark' | 'bestScore' | 'attemptsLeft' | 'startsAt'>;

/** Where somebody stands in a run. */
interface Standing {
  progress: string;
  completed_at: Date | string | null;
}

export interface WayThrough {
  progress: string;
  completedAt: Date | string | null;
  steps: StepOnWay[];
}

/** What completing a course needs of a learner: what is shown, what is missing, and when it goes on (EVD-1 to EVD-3). */
@Injectable()
export class CourseWay {
  constructor(
    private readonly database: ReadDatabase,
    private readonly audience: CourseAudience,
    private readonly demands: CompletionDemands,
  ) {}

  /** Each lesson followed by what it asks for, then what hangs on none, and at the end the final. */
  async of(courseId: string, viewer: Viewer): Promise<WayThrough> {
    await this.audience.requireLearner(viewer, courseId);
    const enrollment = await this.enrollment(courseId, viewer.id);
    return this.through({ userId: viewer.id, courseId, endedEnrollmentId: null }, enrollment);
  }

  /** The same of a run that ended, as far as the course still asks for it; the caller has asked whose it is (RUN-1). */
  async ofEnded(run: RunOfCourse, standing: Standing): Promise<WayThrough> {
    return this.through(run, standing);
  }

  private async through(run: RunOfCourse, standing: Standing): Promise<WayThrough> {
    const { progress, completed_at: completedAt } = standing;
    const lessons = await this.lessons(run);
    const asked = await this.demands.stepsOf(run);
    const isClosed = Number(progress) < 100;
    const ofCourse = asked.filter(({ lessonId }) => lessonId === null);
    const finals = ofCourse.filter(({ kind }) => kind === 'final');
    const others = ofCourse.filter(({ kind }) => kind !== 'final');
    const steps = lessons.flatMap((lesson): StepOnWay[] => [
      {
        kind: 'lesson',
        id: lesson.id,
        lessonId: lesson.id,
        title: { ar: lesson.title_ar, en: lesson.title_en },
        state: lesson.is_completed ? 'done' : 'open',
      },
      ...asked.filter(({ lessonId }) => lessonId === lesson.id),
    ]);
    return { progress, completedAt, steps: [...steps, ...others, ...(isClosed ? finals.map(closed) : finals)] };
  }

  private lessons(run: RunOfCourse) {
    return this.database
      .over<CoursesTables>()
      .selectFrom('lessons as l')
      .leftJoin('lesson_progress as p', (join) => join.onRef('p.lesson_id', '=', 'l.id').on(ofRun(run, 'p')))
      .select(['l.id', 'l.title_ar', 'l.title_en', 'p.is_completed'])
      .where('l.course_id', '=', run.courseId)
      .orderBy('l.order_index')
      .orderBy('l.id')
      .execute();
  }

  private enrollment(courseId: string, userId: string) {
    return this.database
      .over<CoursesTables>()
      .selectFrom('enrollments')
      .select(['progress', 'completed_at'])
      .where('course_id', '=', courseId)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
  }
}

/** Before all lessons are complete a final waits, unless it is begun or passed. */
const closed = (step: WayStep): WayStep =>
  step.state === 'done' || step.state === 'underway' ? step : { ...step, state: 'locked', startsAt: null };

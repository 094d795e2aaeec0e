import { progressPercent } from '@masar/domain';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { CompletionDemands, type MissingThing, namedMissing } from '../completion/completion-demands.js';
import { CourseCertificates } from '../completion/course-certificates.js';
import { CourseCompletion } from '../completion/course-completion.js';
import { Course } from '../course/course.entity.js';
import { mayViewCourse } from '../course/course.policy.js';
import { standingIn } from '../course/course-rights.js';
import { CourseInPreparation, LessonIncomplete, LessonNotFound, NotEnrolled } from '../courses.errors.js';
import { LearnerProgressed } from '../courses.events.js';
import { Enrollment } from '../enrollment.entity.js';
import { Lesson } from './lesson.entity.js';
import {
  countCompleted,
  isRecordedComplete,
  type LessonRecord,
  type LessonReport,
  recordImportedProgress,
  recordLesson,
} from './lesson-record.js';
import { missingOfShowing, noteShown, type ShowingReport } from './lesson-showing.js';

export interface ReportedProgress {
  record: LessonRecord;
  enrollment: Enrollment;
  /** The certificate of the completed course. */
  certificateId: string | null;
}

/** Progress through a course, up to its certificate, in one transaction (LSN-2, ENR-3, CRT-1). */
@Injectable()
export class LessonProgressService {
  constructor(
    private readonly transactions: Transactions,
    private readonly certificates: CourseCertificates,
    private readonly demands: CompletionDemands,
    private readonly completion: CourseCompletion,
  ) {}

  /** Keeps what was shown; a lesson that something is missing of is not completed, and the refusal names it (EVD-1). */
  async report(lessonId: string, viewer: Viewer, report: LessonReport & ShowingReport): Promise<ReportedProgress> {
    return this.transactions.run(async (em) => {
      const lesson = await em.findOne(Lesson, { id: lessonId }, { fields: ['courseId', 'duration', 'videoUrl'] });
      if (!lesson) throw new LessonNotFound();
      const course = await em.findOneOrFail(Course, { id: lesson.courseId });
      // Locked, so that reports of the same learner, from two devices or sent twice, follow each other.
      const mine = { userId: viewer.id, courseId: course.id };
      const enrollment = await em.findOne(Enrollment, mine, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!enrollment) {
        const standing = await standingIn(em, viewer, course);
        throw mayViewCourse(standing, viewer) ? new NotEnrolled() : new LessonNotFound();
      }
      if (course.isInPreparation) throw new CourseInPreparation();
      const now = new Date();
      await recordImportedProgress(em, viewer.id, course.id, enrollment.progress);
      const target = { userId: viewer.id, lessonId, duration: lesson.duration ?? null };
      const missing = await this.missing(em, target, lesson, report, now);
      const isCompleted = report.isCompleted && missing.length === 0;
      const record = await recordLesson(em, target, { ...report, isCompleted }, now);
      await this.advance(em, course, enrollment, now);
      if (missing.length > 0)
        throw new LessonIncomplete({}, { keepsWrites: true, members: { missing: namedMissing(missing) } });
      const certificateId = enrollment.completedAt
        ? await this.certificates.certifier.idOfActive(em, enrollment)
        : null;
      return { record, enrollment, certificateId };
    });
  }

  /** Notes what was shown, and says what a completion still misses; nothing of a lesson that is complete already. */
  private async missing(
    em: EntityManager,
    target: { userId: string; lessonId: string },
    lesson: Pick<Lesson, 'duration' | 'videoUrl'>,
    report: LessonReport & ShowingReport,
    now: Date,
  ): Promise<MissingThing[]> {
    const shown = await noteShown(em, target, report, now);
    if (!report.isCompleted || (await isRecordedComplete(em, target))) return [];
    return [...missingOfShowing(lesson, shown), ...(await this.demands.missingOf(em, target))];
  }

  /** Takes the records over into the enrolment; reaching the end issues the certificate, unless a final is open. */
  private async advance(em: EntityManager, course: Course, enrollment: Enrollment, now: Date): Promise<void> {
    const { completed, lessons } = await countCompleted(em, enrollment.userId, course.id);
    // A completed course stays at 100 when its author adds lessons later (ENR-3).
    const percent = enrollment.completedAt ? '100.00' : progressPercent(completed, lessons);
    const hasMoved = Number(percent) !== Number(enrollment.progress);
    enrollment.recordProgress(percent, now);
    await em.flush();
    if (hasMoved) this.transactions.record(new LearnerProgressed(enrollment.userId, course.id, enrollment.id, now));
    await this.completion.reach(em, course, enrollment, now);
  }
}

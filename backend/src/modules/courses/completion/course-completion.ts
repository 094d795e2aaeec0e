import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { Course } from '../course/course.entity.js';
import { CourseNotFound } from '../courses.errors.js';
import { CourseCompleted } from '../courses.events.js';
import { Enrollment } from '../enrollment.entity.js';
import { CompletionDemands } from './completion-demands.js';
import { CourseCertificates } from './course-certificates.js';

/** The end of a course: all lessons complete, and whatever else it requires passed (EVD-3, EVD-9, ENR-3, CRT-1). */
@Injectable()
export class CourseCompletion {
  constructor(
    private readonly transactions: Transactions,
    private readonly certificates: CourseCertificates,
    private readonly demands: CompletionDemands,
  ) {}

  /** Completes the course and issues its certificate where nothing is missing; the enrolment is locked by then. */
  async reach(em: EntityManager, course: Course, enrollment: Enrollment, now: Date): Promise<void> {
    if (enrollment.completedAt || Number(enrollment.progress) < 100) return;
    const { userId, courseId } = enrollment;
    if ((await this.demands.missingOfCourse(em, { userId, courseId })).length > 0) return;
    enrollment.completedAt = now;
    await em.flush();
    this.transactions.record(new CourseCompleted(userId, courseId, enrollment.id));
    await this.certificates.certifier.issue(em, course, enrollment, now);
  }

  /** Somebody's enrolment, locked, so that what they do from two devices at once follows each other. */
  async lock(em: EntityManager, userId: string, courseId: string): Promise<Enrollment | null> {
    return em.findOne(Enrollment, { userId, courseId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** After something of it was passed or excused; whoever left the course completes nothing. */
  async ofLearner(em: EntityManager, userId: string, courseId: string, now: Date): Promise<void> {
    const enrollment = await this.lock(em, userId, courseId);
    if (enrollment) await this.reach(em, await em.findOneOrFail(Course, { id: courseId }), enrollment, now);
  }

  /** After a course stopped asking for something: whoever waited for nothing else is complete. */
  async ofWaiting(em: EntityManager, courseId: string, now: Date): Promise<void> {
    const waiting = await em.find(
      Enrollment,
      { courseId, completedAt: null, progress: '100.00' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
    );
    if (waiting.length === 0) return;
    const course = await em.findOneOrFail(Course, { id: courseId });
    for (const enrollment of waiting) await this.reach(em, course, enrollment, now);
  }

  /** Locks a course, before its enrolments, as every change of it does. */
  async lockCourse(em: EntityManager, courseId: string): Promise<void> {
    if (!(await em.findOne(Course, { id: courseId }, { lockMode: LockMode.PESSIMISTIC_WRITE })))
      throw new CourseNotFound();
  }
}

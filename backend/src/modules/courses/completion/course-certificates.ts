import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Course } from '../course/course.entity.js';
import type { LearnersCourse, MissingThing } from './completion-demands.js';

/** What a certificate copies of its course. */
export type CertifiedCourse = Pick<
  Course,
  'id' | 'titleAr' | 'titleEn' | 'instructorId' | 'durationHours' | 'skills' | 'requiresReview'
>;

/** Who completed a course, and when. */
export interface CompletedEnrollment extends LearnersCourse {
  completedAt?: Date | null | undefined;
}

/** The valid certificate of one run (RUN-1). */
export interface RunCertificate {
  /** Null of the current run. */
  endedEnrollmentId: string | null;
  id: string;
  verificationCode: string;
  /** Percent; null where nothing was graded. */
  grade: string | null;
}

/** The module above that certifies completed courses (CRT-1). */
export interface CourseCertifier {
  /** Issues the certificate inside the transaction that completes the course; the enrolment is locked by then. */
  issue(em: EntityManager, course: CertifiedCourse, enrollment: CompletedEnrollment, now: Date): Promise<unknown>;
  /** The id of the certificate that is valid or waits for its review; null without one. */
  idOfActive(em: EntityManager, of: LearnersCourse): Promise<string | null>;
  /** A review without which a run can't end. */
  waitingOf(em: EntityManager, of: LearnersCourse): Promise<MissingThing[]>;
  /** The valid ones of all runs. */
  ofRuns(of: LearnersCourse): Promise<RunCertificate[]>;
  /** Whether anybody ever got one for the course. */
  hasAny(em: EntityManager, courseId: string): Promise<boolean>;
}

/** Courses print nothing: the module that certifies them registers when it starts, as those with demands do. */
@Injectable()
export class CourseCertificates {
  private registered: CourseCertifier | undefined;

  register(certifier: CourseCertifier): void {
    this.registered = certifier;
  }

  /** Throws where no module certifies, so that no course is completed without its certificate. */
  get certifier(): CourseCertifier {
    if (!this.registered) throw new Error('No module certifies completed courses');
    return this.registered;
  }
}

import { DomainEvent } from '#platform/events/domain-event';

/** A course became visible to everybody. */
export class CoursePublished extends DomainEvent {
  readonly name = 'courses.course_published';
  constructor(
    readonly courseId: string,
    readonly instructorId: string | null,
  ) {
    super();
  }
}

/** Somebody joined a course. */
export class LearnerEnrolled extends DomainEvent {
  readonly name = 'courses.learner_enrolled';
  constructor(
    readonly userId: string,
    readonly courseId: string,
  ) {
    super();
  }
}

/** A learner reached the end of a course, for the first time. */
export class CourseCompleted extends DomainEvent {
  readonly name = 'courses.course_completed';
  constructor(
    readonly userId: string,
    readonly courseId: string,
  ) {
    super();
  }
}

/** A certificate exists: at once, after a review, or in place of a corrected one. */
export class CertificateIssued extends DomainEvent {
  readonly name = 'courses.certificate_issued';
  constructor(
    readonly certificateId: string,
    readonly userId: string,
    readonly courseTitle: { readonly ar: string; readonly en: string },
    /** `pending` while the course's instructor has not approved it. */
    readonly status: 'pending' | 'verified',
    readonly courseId: string,
    readonly verificationCode: string,
  ) {
    super();
  }
}

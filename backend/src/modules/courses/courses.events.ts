import type { CertificateReviewDecision, PlaceDecision } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { DomainEvent } from '#platform/events/domain-event';

/** A course can be joined by everybody: it was published, or its preparation ended. */
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
    readonly enrollmentId: string,
    /** Tells it from the other times: who leaves and comes back has the same enrolment. */
    readonly at: Date,
  ) {
    super();
  }
}

/** An administrator took an enrolment back of which nothing was learnt. */
export class EnrollmentWithdrawn extends DomainEvent {
  readonly name = 'courses.enrollment_withdrawn';
  constructor(
    readonly userId: string,
    readonly courseId: string,
    readonly enrollmentId: string,
  ) {
    super();
  }
}

/** Somebody left a course; joining again makes them a `LearnerEnrolled` anew. */
export class LearnerLeft extends DomainEvent {
  readonly name = 'courses.learner_left';
  constructor(
    readonly userId: string,
    readonly courseId: string,
    readonly enrollmentId: string,
    readonly at: Date,
  ) {
    super();
  }
}

/** The course that a place or a review is about. */
export interface CourseOfPlace {
  readonly courseId: string;
  readonly title: LocalizedText;
  readonly instructorId: string | null;
}

/** Somebody asked for a place in a course with a price. */
export class PlaceAsked extends DomainEvent {
  readonly name = 'courses.place_asked';
  constructor(
    readonly course: CourseOfPlace,
    readonly userId: string,
  ) {
    super();
  }
}

/** A place was granted or declined, or a granted one taken back before it was used. */
export class PlaceAnswered extends DomainEvent {
  readonly name = 'courses.place_answered';
  constructor(
    readonly course: CourseOfPlace,
    readonly placeId: string,
    readonly userId: string,
    readonly answer: PlaceDecision | 'withdrawn',
    readonly reason: string | null,
  ) {
    super();
  }
}

/** A learner rated a course, for the first time. */
export class CourseReviewed extends DomainEvent {
  readonly name = 'courses.course_reviewed';
  constructor(
    readonly course: CourseOfPlace,
    readonly reviewId: string,
    /** 1 to 5. */
    readonly rating: number,
  ) {
    super();
  }
}

/** A learner reported something after which the share of the course that is done is another. */
export class LearnerProgressed extends DomainEvent {
  readonly name = 'courses.learner_progressed';
  constructor(
    readonly userId: string,
    readonly courseId: string,
    readonly enrollmentId: string,
    /** Tells it from other moves to the same share: a course that grows takes learners back. */
    readonly at: Date,
  ) {
    super();
  }
}

/** A learner handed a quiz in, and it was graded. */
export class QuizSubmitted extends DomainEvent {
  readonly name = 'courses.quiz_submitted';
  constructor(
    readonly attemptId: string,
    readonly userId: string,
    readonly courseId: string,
    readonly lessonId: string,
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
    /** It replaces one with a mistake (CRT-6). */
    readonly isReissue: boolean,
  ) {
    super();
  }
}

/** The certificate that a review is about. */
export interface CertificateOfReview {
  readonly certificateId: string;
  /** Its holder. */
  readonly userId: string;
  readonly instructorId: string | null;
  readonly courseId: string;
  readonly courseTitle: LocalizedText;
}

/** A certificate waits for its review: the course was completed, or its learner asks again. */
export class CertificateReviewAsked extends DomainEvent {
  readonly name = 'courses.certificate_review_asked';
  constructor(
    readonly certificate: CertificateOfReview,
    readonly reviewId: string,
    readonly round: number,
  ) {
    super();
  }
}

/** Somebody decided about a certificate that waited. */
export class CertificateReviewAnswered extends DomainEvent {
  readonly name = 'courses.certificate_review_answered';
  constructor(
    readonly certificate: CertificateOfReview,
    readonly reviewId: string,
    readonly answer: CertificateReviewDecision,
    readonly reason: string | null,
    readonly decidedBy: string | null,
  ) {
    super();
  }
}

/** A certificate waits for days: its instructor is reminded, and later the administrators are asked. */
export class CertificateReviewLate extends DomainEvent {
  readonly name = 'courses.certificate_review_late';
  constructor(
    readonly certificate: CertificateOfReview,
    readonly reviewId: string,
    readonly to: 'instructor' | 'administrators',
  ) {
    super();
  }
}

/** The holder of a certificate wishes for a corrected name. */
export class CertificateCorrectionAsked extends DomainEvent {
  readonly name = 'courses.certificate_correction_asked';
  constructor(
    readonly certificate: CertificateOfReview,
    readonly correctionId: string,
  ) {
    super();
  }
}

/** The name stays as it is; of one that is corrected the holder hears as of every replacement. */
export class CertificateCorrectionDeclined extends DomainEvent {
  readonly name = 'courses.certificate_correction_declined';
  constructor(
    readonly certificate: CertificateOfReview,
    readonly correctionId: string,
    readonly reason: string,
  ) {
    super();
  }
}

/** A certificate is no longer valid: revoked, or replaced by a corrected one (CRT-6). */
export class CertificateRevoked extends DomainEvent {
  readonly name = 'courses.certificate_revoked';
  constructor(
    readonly certificateId: string,
    /** Null when the holder's account is gone. */
    readonly userId: string | null,
    readonly courseId: string,
  ) {
    super();
  }
}

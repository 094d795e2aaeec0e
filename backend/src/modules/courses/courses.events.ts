import type { CourseRight, GivenCourseRight, PlaceDecision } from '@masar/domain';
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

/** The course that a place, a review or a right is about. */
export interface CourseOfPlace {
  readonly courseId: string;
  readonly title: LocalizedText;
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

/** A right in a course was offered to the address of an account. */
export class InvitedToTeach extends DomainEvent {
  readonly name = 'courses.invited_to_teach';
  constructor(
    readonly course: CourseOfPlace,
    readonly invitationId: string,
    readonly userId: string,
    readonly right: GivenCourseRight,
    readonly by: string,
  ) {
    super();
  }
}

/** Whoever was invited to teach a course accepted or declined. */
export class InvitationToTeachAnswered extends DomainEvent {
  readonly name = 'courses.invitation_to_teach_answered';
  constructor(
    readonly course: CourseOfPlace,
    readonly invitationId: string,
    readonly userId: string,
    /** Null once that account is gone. */
    readonly invitedBy: string | null,
    readonly isAccepted: boolean,
  ) {
    super();
  }
}

/** Somebody got a right in a course, another one, or none any more. */
export class CourseRightChanged extends DomainEvent {
  readonly name = 'courses.right_changed';
  constructor(
    readonly course: CourseOfPlace,
    readonly userId: string,
    readonly right: CourseRight | null,
    readonly by: string,
    /** Tells it from the other times. */
    readonly at: Date,
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

/** A learner began a course again: what hangs on the run that ended is set aside (RUN-1). */
export class RunEnded extends DomainEvent {
  readonly name = 'courses.run_ended';
  constructor(
    readonly userId: string,
    readonly courseId: string,
    readonly endedEnrollmentId: string,
  ) {
    super();
  }
}

/** A learner reached the end of a course, for the first time in a run. */
export class CourseCompleted extends DomainEvent {
  readonly name = 'courses.course_completed';
  constructor(
    readonly userId: string,
    readonly courseId: string,
    readonly enrollmentId: string,
  ) {
    super();
  }
}

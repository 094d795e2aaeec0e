import type { LocalizedText } from '@masar/i18n';
import { DomainEvent } from '#platform/events/domain-event';

/** The work that an event is about. */
export interface WorkOfEvent {
  readonly submissionId: string;
  /** Whose work it is. */
  readonly userId: string;
  /** Everybody whose work it is: that person, or all of the group. */
  readonly learnerIds: readonly string[];
  readonly assignmentId: string;
  readonly assignmentTitle: LocalizedText;
  readonly courseId: string;
}

/** Learners were put into a group that hands in together. */
export class GroupsMade extends DomainEvent {
  readonly name = 'assignments.groups_made';
  constructor(
    readonly assignment: Pick<WorkOfEvent, 'assignmentId' | 'assignmentTitle' | 'courseId'>,
    readonly groupId: string,
    readonly number: number,
    readonly userIds: readonly string[],
  ) {
    super();
  }
}

/** The mark of a group does not count for one of them, or counts again where there is no reason. */
export class MemberExcepted extends DomainEvent {
  readonly name = 'assignments.member_excepted';
  constructor(
    readonly work: WorkOfEvent,
    readonly userId: string,
    readonly reason: string | null,
  ) {
    super();
  }
}

/** Work was handed in and waits for its mark. */
export class WorkHandedIn extends DomainEvent {
  readonly name = 'assignments.work_handed_in';
  constructor(
    readonly work: WorkOfEvent,
    readonly round: number,
    readonly at: Date,
  ) {
    super();
  }
}

/** Work has a mark, its first or a changed one. */
export class WorkMarked extends DomainEvent {
  readonly name = 'assignments.work_marked';
  constructor(
    readonly work: WorkOfEvent,
    /** 1 for the first mark. */
    readonly number: number,
    /** Percent. */
    readonly score: string,
    readonly hasPassed: boolean,
  ) {
    super();
  }
}

/** Work was handed back without a mark, for another round. */
export class WorkHandedBack extends DomainEvent {
  readonly name = 'assignments.work_handed_back';
  constructor(
    readonly work: WorkOfEvent,
    readonly reason: string,
  ) {
    super();
  }
}

/** Somebody wrote beside a piece of work. */
export class WorkAnswered extends DomainEvent {
  readonly name = 'assignments.work_answered';
  constructor(
    readonly work: WorkOfEvent,
    readonly answerId: string,
    readonly by: string,
    /** Who hears of it, besides the one who wrote. */
    readonly to: readonly string[],
  ) {
    super();
  }
}

/** Work came that waits for reviews of other learners. */
export class WorkWaitsForPeers extends DomainEvent {
  readonly name = 'assignments.work_waits_for_peers';
  constructor(
    readonly assignment: Pick<WorkOfEvent, 'assignmentId' | 'assignmentTitle' | 'courseId'>,
    /** Who has handed in and still owes reviews. */
    readonly userIds: readonly string[],
  ) {
    super();
  }
}

/** Learners may read what others wrote of their work. */
export class PeerReviewsReleased extends DomainEvent {
  readonly name = 'assignments.peer_reviews_released';
  constructor(
    readonly assignment: Pick<WorkOfEvent, 'assignmentId' | 'assignmentTitle' | 'courseId'>,
    readonly userIds: readonly string[],
  ) {
    super();
  }
}

/** A learner finds a review of their work unfair. */
export class PeerReviewReported extends DomainEvent {
  readonly name = 'assignments.peer_review_reported';
  constructor(
    readonly work: WorkOfEvent,
    readonly reviewId: string,
  ) {
    super();
  }
}

/** Somebody may hand in later than others. */
export class ExtensionGranted extends DomainEvent {
  readonly name = 'assignments.extension_granted';
  constructor(
    readonly assignment: Omit<WorkOfEvent, 'submissionId'>,
    readonly dueAt: Date,
  ) {
    super();
  }
}

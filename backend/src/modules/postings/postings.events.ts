import type { ApplicationKind, ApplicationStatus } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { DomainEvent } from '#platform/events/domain-event';

/** An application, and what it is for. */
export interface ApplicationPlace {
  readonly kind: ApplicationKind;
  readonly applicationId: string;
  readonly postingId: string;
  readonly title: LocalizedText;
  readonly applicantId: string;
  /** Null when that account is gone. */
  readonly postedBy: string | null;
}

/** Somebody applied, or asked for a service. */
export class ApplicationSent extends DomainEvent {
  readonly name = 'applications.sent';
  constructor(readonly place: ApplicationPlace) {
    super();
  }
}

/** An application went on: by its applicant, the poster or an administrator. */
export class ApplicationMoved extends DomainEvent {
  readonly name = 'applications.moved';
  constructor(
    readonly place: ApplicationPlace,
    readonly to: ApplicationStatus,
    readonly movedBy: string,
    readonly note: string | null,
  ) {
    super();
  }
}

/** A posting can be seen by everybody: at once, or after a review, which new words of it lead to anew. */
export class PostingPublished extends DomainEvent {
  readonly name = 'applications.posting_published';
  constructor(
    readonly kind: ApplicationKind,
    readonly postingId: string,
    readonly at: Date,
  ) {
    super();
  }
}

/** An administrator let a posting through, or refused it with a reason. */
export class PostingReviewed extends DomainEvent {
  readonly name = 'applications.posting_reviewed';
  constructor(
    readonly posting: {
      readonly kind: ApplicationKind;
      readonly id: string;
      readonly title: LocalizedText;
      readonly postedBy: string | null;
    },
    readonly approved: boolean,
    readonly note: string | null,
  ) {
    super();
  }
}

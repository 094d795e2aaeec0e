import type { CertificateReviewDecision } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { DomainEvent } from '#platform/events/domain-event';

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

import { certificateReviewStates } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';
import { CertificateReviewDecided } from '../certificates.errors.js';

/** Table `certificate_reviews`: each time that a certificate was shown to its reviewers, and what they said (CRT-11). */
export const CertificateReviewSchema = defineEntity({
  name: 'CertificateReview',
  tableName: 'certificate_reviews',
  indexes: [
    listIndex('certificate_reviews', 'asked_at', 'asked_at, id', `state = 'waiting'`),
    { name: 'certificate_reviews_decided_by_index', properties: ['decidedBy'] },
  ],
  uniques: [
    { name: 'certificate_reviews_certificate_id_round_unique', properties: ['certificateId', 'round'] },
    { name: 'certificate_reviews_one_waiting_unique', properties: ['certificateId'], where: `state = 'waiting'` },
  ],
  checks: [
    { name: 'certificate_reviews_round_check', expression: 'round > 0' },
    { name: 'certificate_reviews_decided_check', expression: `(state = 'waiting') = (decided_at is null)` },
    { name: 'certificate_reviews_reason_check', expression: `(state = 'sent_back') = (reason is not null)` },
  ],
  properties: {
    id: id(),
    certificateId: idOf('certificates', 'cascade'),
    /** 1 when the course was completed, one more for each time that the learner asked again. */
    round: p.integer().default(1),
    state: p.enum(certificateReviewStates).default('waiting'),
    /** What the learner wrote when asking again. */
    note: p.text().nullable(),
    askedAt: createdAt(),
    /** Absent while it waits, and once that account is gone. */
    decidedBy: idOf('users', 'set null').nullable(),
    decidedAt: moment().nullable(),
    /** What is missing, read by the learner. */
    reason: p.text().nullable(),
    /** When the instructor was reminded. */
    remindedAt: moment().nullable(),
    /** When the administrators were asked to decide instead. */
    escalatedAt: moment().nullable(),
  },
});

/** Who decides, and when. */
export interface Deed {
  by: string;
  at: Date;
}

export class CertificateReview extends CertificateReviewSchema.class {
  approve(deed: Deed): void {
    this.decide('approved', deed);
  }

  /** Leaves the certificate pending; the learner reads the reason and asks again. */
  sendBack(deed: Deed, reason: string): void {
    this.decide('sent_back', deed);
    this.reason = reason;
  }

  private decide(state: 'approved' | 'sent_back', { by, at }: Deed): void {
    if (this.state !== 'waiting') throw new CertificateReviewDecided();
    Object.assign(this, { state, decidedBy: by, decidedAt: at });
  }
}
CertificateReviewSchema.setClass(CertificateReview);

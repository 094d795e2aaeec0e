import { type CertificateCorrectionDecision, certificateCorrectionStates } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';
import { CertificateCorrectionDecided } from '../certificates.errors.js';

/** Table `certificate_corrections`: how a holder wishes their name to stand, and what became of the wish (CRT-12). */
export const CertificateCorrectionSchema = defineEntity({
  name: 'CertificateCorrection',
  tableName: 'certificate_corrections',
  indexes: [
    listIndex('certificate_corrections', 'certificate_id', 'certificate_id, asked_at desc'),
    listIndex('certificate_corrections', 'asked_at', 'asked_at, id', `state = 'asked'`),
    { name: 'certificate_corrections_decided_by_index', properties: ['decidedBy'] },
  ],
  uniques: [
    { name: 'certificate_corrections_one_asked_unique', properties: ['certificateId'], where: `state = 'asked'` },
  ],
  checks: [
    { name: 'certificate_corrections_decided_check', expression: `(state = 'asked') = (decided_at is null)` },
    { name: 'certificate_corrections_reason_check', expression: `(state = 'declined') = (reason is not null)` },
  ],
  properties: {
    id: id(),
    certificateId: idOf('certificates', 'cascade'),
    holderNameAr: p.text(),
    holderNameEn: p.text(),
    /** What the holder wrote to who decides. */
    note: p.text().nullable(),
    state: p.enum(certificateCorrectionStates).default('asked'),
    askedAt: createdAt(),
    /** Absent while it waits, and once that account is gone. */
    decidedBy: idOf('users', 'set null').nullable(),
    decidedAt: moment().nullable(),
    /** Why it was declined, read by the holder. */
    reason: p.text().nullable(),
  },
});

export class CertificateCorrection extends CertificateCorrectionSchema.class {
  decide(state: CertificateCorrectionDecision, by: { id: string; at: Date; reason: string | null }): void {
    if (this.state !== 'asked') throw new CertificateCorrectionDecided();
    Object.assign(this, { state, decidedBy: by.id, decidedAt: by.at, reason: by.reason });
  }
}
CertificateCorrectionSchema.setClass(CertificateCorrection);

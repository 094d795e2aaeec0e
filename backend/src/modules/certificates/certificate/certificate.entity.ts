import { evidenceGrades } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import type { EvidencePart } from '#modules/courses';
import { bilingualList, createdAt, decimal, id, idOf, listIndex, moment } from '#platform/database/columns';
import { defaultNames } from '#platform/settings/settings.entity';
import type { Signatory } from './signatory.js';

export const certificateStatuses = ['pending', 'verified', 'revoked', 'superseded'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

/** Table `certificates`: all that a certificate says is copied at issue and never changes (spec 3; CRT-1, CRT-6). */
export const CertificateSchema = defineEntity({
  name: 'Certificate',
  tableName: 'certificates',
  indexes: [
    listIndex('certificates', 'user_id_issued_at', 'user_id, issued_at desc, id desc'),
    { name: 'certificates_course_id_index', properties: ['courseId'] },
    listIndex('certificates', 'issued_at', 'issued_at desc, id desc'),
    listIndex('certificates', 'changed_at', 'changed_at, id'),
    listIndex('certificates', 'ended', 'revoked_at, id', `status = any (array['revoked', 'superseded'])`),
    { name: 'certificates_revoked_by_index', properties: ['revokedBy'] },
    { name: 'certificates_superseded_by_index', properties: ['supersededBy'] },
    listIndex('certificates', 'ended_enrollment_id', 'ended_enrollment_id', 'ended_enrollment_id is not null'),
    listIndex('certificates', 'signature_id', 'signature_id', 'signature_id is not null'),
  ],
  uniques: [
    { name: 'certificates_certificate_number_unique', properties: ['certificateNumber'] },
    { name: 'certificates_verification_code_unique', properties: ['verificationCode'] },
    // Each completed run of a course gives one valid certificate; revoked and superseded ones stay beside it.
    {
      name: 'certificates_one_valid_of_run_unique',
      properties: ['userId', 'courseId'],
      where: `status = any (array['pending', 'verified']) and ended_enrollment_id is null`,
    },
    {
      name: 'certificates_one_valid_of_ended_run_unique',
      properties: ['endedEnrollmentId'],
      where: `status = any (array['pending', 'verified'])`,
    },
  ],
  checks: [
    { name: 'certificates_grade_check', expression: 'grade >= 0 and grade <= 100' },
    { name: 'certificates_duration_hours_check', expression: 'duration_hours >= 0' },
    { name: 'certificates_lessons_count_check', expression: 'lessons_count >= 0' },
  ],
  properties: {
    id: id(),
    /** Absent once the holder's account is gone and the certificate was to stay verifiable (PRF-4). */
    userId: idOf('users', 'set null').nullable(),
    courseId: idOf('courses', 'restrict'),
    /** The run that earned it, once its learner began the course again (RUN-1). */
    endedEnrollmentId: idOf('ended_enrollments', 'set null').nullable(),
    /** `MSR-<year>-<6 digits>`. */
    certificateNumber: p.text(),
    /** Percent; absent where nothing was graded. */
    grade: decimal(5, 2).nullable(),
    /** How it was shown; absent on certificates from before there were grades of evidence (EVD-4). */
    evidence: p.enum(evidenceGrades).nullable(),
    /** On what it rests, by the rule in `edition`; absent on certificates of earlier editions (EVD-8). */
    shownBy: p.json<{ edition: number; parts: EvidencePart[] }>().nullable(),
    issuedAt: createdAt(),
    /** 16 characters of Crockford's base32. */
    verificationCode: p.text(),
    status: p.enum(certificateStatuses).default('verified'),
    completedAt: moment().nullable(),
    /** The organisation's names on the day of issue (SET-1). */
    issuerNameAr: p.text().default(defaultNames.nameAr),
    issuerNameEn: p.text().default(defaultNames.nameEn),
    /** Who signed for the organisation on that day, and as what; absent where nobody was named (PAP-1). */
    signatory: p.json<Signatory>().nullable(),
    /** The picture of that signature. */
    signatureId: idOf('stored_files', 'set null').nullable(),
    holderNameAr: p.text(),
    holderNameEn: p.text(),
    courseTitleAr: p.text(),
    courseTitleEn: p.text(),
    instructorNameAr: p.text().nullable(),
    instructorNameEn: p.text().nullable(),
    durationHours: p.integer(),
    lessonsCount: p.integer(),
    skills: bilingualList(),
    /** What the QR code carries besides the address, see `signed-summary.ts`; absent on certificates older than that. */
    signedSummary: p.text().nullable(),
    revokedReason: p.text().nullable(),
    revokedAt: moment().nullable(),
    revokedBy: idOf('users', 'set null').nullable(),
    /** The corrected certificate that replaces this one (CRT-6). */
    supersededBy: idOf('certificates', 'set null').nullable(),
    /** When programs of the organisation last saw it change; kept by the database (API-8). */
    changedAt: createdAt(),
  },
});

export class Certificate extends CertificateSchema.class {
  /** True until it is revoked or replaced. */
  isActive(): boolean {
    return this.status === 'pending' || this.status === 'verified';
  }

  /** Makes a certificate that waits for review valid. */
  approve(): void {
    if (this.status === 'pending') this.status = 'verified';
  }

  revoke(reason: string, adminId: string, now: Date): void {
    this.status = 'revoked';
    this.revokedReason = reason;
    this.revokedBy = adminId;
    this.revokedAt = now;
  }

  /** Ends a certificate that a corrected one replaces; the reason is kept where a revocation's is (CRT-6). */
  supersede(reason: string, adminId: string, now: Date): void {
    this.revoke(reason, adminId, now);
    this.status = 'superseded';
  }
}
CertificateSchema.setClass(Certificate);

import { type EvidenceGrade, evidenceGrades } from '@masar/domain';
import { type CertificateStatus, certificateStatuses } from '#modules/certificates';
import { DecimalOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

/** A certificate; what it says never changes, a wrong one is revoked or issued anew (CRT-6). */
export class CertificateRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @TextOut({ example: 'MSR-2026-000001' }) certificateNumber!: string;
  @TextOut() verificationCode!: string;
  @UuidOut({ nullable: true, description: 'Null once the account is gone' }) userId!: string | null;
  @TextOut() holderNameAr!: string;
  @TextOut() holderNameEn!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @DecimalOut({ nullable: true }) grade!: string | null;
  @WordOut(evidenceGrades, { description: 'How it was earned; C on those from before that was told' })
  evidence!: EvidenceGrade;
  @WordOut(certificateStatuses) status!: CertificateStatus;
  @TextOut({ nullable: true }) revokedReason!: string | null;
  @TimeOut({ nullable: true }) revokedAt!: string | null;
  @TextOut({ nullable: true, description: 'Who revoked it' }) revokedByName!: string | null;
  @UuidOut({ nullable: true, description: 'The certificate that replaces it' }) supersededBy!: string | null;
  @UuidOut({ nullable: true, description: 'The review that waits for a decision' }) reviewId!: string | null;
  @TimeOut({ nullable: true, description: 'When the last review was asked for' }) reviewAskedAt!: string | null;
  @TextOut({ nullable: true, description: 'What the learner wrote when asking again' }) reviewNote!: string | null;
  @TextOut({ nullable: true, description: 'Why it was sent back' }) sentBackReason!: string | null;
  @TimeOut() issuedAt!: string;
}

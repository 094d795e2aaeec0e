import { type EvidenceGrade, evidenceGrades } from '@masar/domain';
import { BilingualTextResponse } from '#modules/courses';
import {
  CountOut,
  DecimalOut,
  ManyOut,
  OneOut,
  TextOut,
  TimeOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';
import { type CertificateStatus, certificateStatuses } from '../certificate.entity.js';
import { OwnCorrectionResponse } from './own-correction.response.js';
import { OwnReviewResponse } from './own-review.response.js';

/** A paper that was passed or work that a person marked, as it was then (EVD-8). */
class EvidencePartResponse {
  @WordOut(['paper', 'work']) kind!: 'paper' | 'work';
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @DecimalOut({ description: 'Percent from which it passed' }) passMark!: string;
  @CountOut({ nullable: true, description: 'How many questions the paper asked' }) questions!: number | null;
  @CountOut({ nullable: true, description: 'From how many they were drawn; null where none was' })
  drawnFrom!: number | null;
}

/** Who signed for the organisation on the day of issue, and as what (PAP-1). */
class SignatoryResponse {
  @TextOut() nameAr!: string;
  @TextOut() nameEn!: string;
  @TextOut({ description: 'Empty where only a name signs' }) officeAr!: string;
  @TextOut() officeEn!: string;
}

/** What a certificate says, frozen when it was issued (CRT-1). */
class CertificateFacts {
  @TextOut({ example: 'MSR-2026-000731' }) certificateNumber!: string;
  @TextOut({ example: '7K2M9QXA4TRDV8HN' }) verificationCode!: string;
  @DecimalOut({
    nullable: true,
    description:
      'Percent; null where nothing was graded and on participation, whose old ones the page for everybody still tells as the log holds them',
  })
  grade!: string | null;
  @WordOut(certificateStatuses) status!: CertificateStatus;
  @TimeOut() issuedAt!: string;
  @TimeOut({ nullable: true }) completedAt!: string | null;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @TextOut({ description: 'The organisation that issued it, as it was called then' }) issuerNameAr!: string;
  @TextOut() issuerNameEn!: string;
  @OneOut(() => SignatoryResponse, { nullable: true, description: 'Who signed it; null where nobody was named' })
  signatory!: SignatoryResponse | null;
  @TextOut({ nullable: true, description: 'A picture of the signature' }) signatureUrl!: string | null;
  @TextOut() holderNameAr!: string;
  @TextOut() holderNameEn!: string;
  @TextOut({ nullable: true }) instructorNameAr!: string | null;
  @TextOut({ nullable: true }) instructorNameEn!: string | null;
  @CountOut() durationHours!: number;
  @ManyOut(() => BilingualTextResponse) skills!: BilingualTextResponse[];
  @WordOut(evidenceGrades, {
    description:
      'How it was shown: A marked by a person or under supervision, B passed on freshly drawn papers, C took part',
  })
  evidence!: EvidenceGrade;
  @CountOut({ description: 'The edition of the rule by which that was decided; 0 from before there was one' })
  evidenceEdition!: number;
  @ManyOut(() => EvidencePartResponse, { description: 'On what it rests; empty before edition 2' })
  shownBy!: EvidencePartResponse[];
}

/** A certificate as its holder and the console see it (CRT-2). */
export class CertificateResponse extends CertificateFacts {
  @UuidOut() id!: string;
  @UuidOut() courseId!: string;
  @OneOut(() => OwnReviewResponse, { nullable: true, description: 'Where it waits for review or was sent back' })
  review!: OwnReviewResponse | null;
  @OneOut(() => OwnCorrectionResponse, { nullable: true, description: 'The last wish for a corrected name' })
  correction!: OwnCorrectionResponse | null;
  @TimeOut({ nullable: true, description: 'Until when a corrected name can be wished for; null where it cannot' })
  correctableUntil!: string | null;
}

/** A certificate as anybody with its code sees it: no ids of people (CRT-4). */
export class CertificateVerificationResponse extends CertificateFacts {
  @TextOut({ nullable: true, description: 'Why it was revoked or replaced' }) revokedReason!: string | null;
  @TimeOut({ nullable: true, description: 'When it was revoked or replaced' }) revokedAt!: string | null;
  @TextOut({ nullable: true, description: 'Code of the certificate that replaces this one' }) supersededByCode!:
    string | null;
  @TimeOut({ description: 'When this answer was given' }) checkedAt!: string;
}

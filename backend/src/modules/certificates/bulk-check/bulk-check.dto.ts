import { type EvidenceGrade, evidenceGrades, limits } from '@masar/domain';
import { Texts } from '#platform/http/fields';
import { DecimalOut, ManyOut, TextOut, TimeOut, WordOut } from '#platform/http/response-fields';
import { certificateStatuses } from '../certificate/certificate.entity.js';

/** What may come of a typed code: unknown to us, or no code at all. */
const checkOutcomes = [...certificateStatuses, 'unknown', 'malformed'] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

export class CheckCertificatesDto {
  @Texts({
    max: limits.certificatesAtOnce,
    each: 100,
    description: 'Codes as they were typed; small letters, spaces and dashes don’t matter',
    example: ['7K2M-9QXA-4TRD-V8HN'],
  })
  codes!: string[];
}

/** One of the codes, in the order in which they were sent. */
export class CheckedCodeResponse {
  @TextOut({ example: '7k2m-9qxa-4trd-v8hn' }) typed!: string;
  @WordOut(checkOutcomes) outcome!: CheckOutcome;
  @TextOut({ nullable: true, example: '7K2M9QXA4TRDV8HN' }) verificationCode!: string | null;
  @TextOut({ nullable: true, example: 'MSR-2026-000731' }) certificateNumber!: string | null;
  @TextOut({ nullable: true }) holderNameAr!: string | null;
  @TextOut({ nullable: true }) holderNameEn!: string | null;
  @TextOut({ nullable: true }) courseTitleAr!: string | null;
  @TextOut({ nullable: true }) courseTitleEn!: string | null;
  @DecimalOut({ nullable: true, description: 'Percent; null on participation' }) grade!: string | null;
  @WordOut(evidenceGrades, { nullable: true, description: 'How it was shown' }) evidence!: EvidenceGrade | null;
  @TimeOut({ nullable: true }) issuedAt!: string | null;
  @TextOut({ nullable: true, description: 'Code of the certificate that replaces this one' }) supersededByCode!:
    string | null;
}

export class CheckedCertificatesResponse {
  @TimeOut({ description: 'When this answer was given' }) checkedAt!: string;
  @ManyOut(() => CheckedCodeResponse) codes!: CheckedCodeResponse[];
}

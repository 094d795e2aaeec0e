import { type CertificateReviewState, certificateReviewStates } from '@masar/domain';
import { CountOut, DecimalOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

/** How far the review of a certificate is, as its holder sees it. */
export class OwnReviewResponse {
  @WordOut(certificateReviewStates) state!: CertificateReviewState;
  @CountOut({ description: 'How often it was asked for' }) round!: number;
  @TimeOut() askedAt!: string;
  @TimeOut({ nullable: true }) decidedAt!: string | null;
  @TextOut({ nullable: true, description: 'What is missing, where it was sent back' }) reason!: string | null;
}

/** A certificate that waits for review, or was sent back, as its reviewers see it. */
export class CertificateReviewResponse extends OwnReviewResponse {
  @UuidOut() id!: string;
  @UuidOut() certificateId!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @TextOut() holderNameAr!: string;
  @TextOut() holderNameEn!: string;
  @DecimalOut({ nullable: true, description: 'Percent' }) grade!: string | null;
  @TextOut({ nullable: true, description: 'What the learner wrote when asking again' }) note!: string | null;
}

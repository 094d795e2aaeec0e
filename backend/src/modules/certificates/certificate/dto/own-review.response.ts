import { type CertificateReviewState, certificateReviewStates } from '@masar/domain';
import { CountOut, TextOut, TimeOut, WordOut } from '#platform/http/response-fields';

/** How far the review of a certificate is, as its holder sees it. */
export class OwnReviewResponse {
  @WordOut(certificateReviewStates) state!: CertificateReviewState;
  @CountOut({ description: 'How often it was asked for' }) round!: number;
  @TimeOut() askedAt!: string;
  @TimeOut({ nullable: true }) decidedAt!: string | null;
  @TextOut({ nullable: true, description: 'What is missing, where it was sent back' }) reason!: string | null;
}

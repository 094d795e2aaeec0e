import { DecimalOut, TextOut, UuidOut } from '#platform/http/response-fields';
import { OwnReviewResponse } from '../certificate/dto/own-review.response.js';

/** A certificate that waits for review, or was sent back, as its reviewers see it. */
export class CertificateReviewResponse extends OwnReviewResponse {
  @UuidOut() id!: string;
  @UuidOut() certificateId!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @TextOut() holderNameAr!: string;
  @TextOut() holderNameEn!: string;
  @DecimalOut({ nullable: true, description: 'Percent; null on participation' }) grade!: string | null;
  @TextOut({ nullable: true, description: 'What the learner wrote when asking again' }) note!: string | null;
}

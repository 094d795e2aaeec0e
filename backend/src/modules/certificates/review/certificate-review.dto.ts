import { type CertificateReviewDecision, certificateReviewDecisions, certificateReviewLimits } from '@masar/domain';
import { OneOf, Text } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';

const { noteMaximum, reasonMaximum, reasonMinimum } = certificateReviewLimits;

/** Reviews that still matter: those that wait, and those after which the learner has not asked again. */
export const openReviewStates = ['waiting', 'sent_back'] as const;

export class DecideCertificateReviewDto {
  @OneOf(certificateReviewDecisions) decision!: CertificateReviewDecision;
  @Text({
    optional: true,
    min: reasonMinimum,
    max: reasonMaximum,
    multiline: true,
    description: 'What is missing, read by the learner; required to send back',
  })
  reason?: string;
}

export class AskReviewDto {
  @Text({ optional: true, max: noteMaximum, multiline: true, description: 'Read by who decides' }) note?: string;
}

export class ListCertificateReviewsQuery extends PageQuery {
  @OneOf(openReviewStates, { optional: true, description: 'Those that wait when missing' })
  state?: (typeof openReviewStates)[number];
}

/** What a review of a certificate may be; each asking is a review of its own (CRT-11). */
export const certificateReviewStates = ['waiting', 'approved', 'sent_back'] as const;
export type CertificateReviewState = (typeof certificateReviewStates)[number];

/** What a course's instructor or an administrator may decide. */
export const certificateReviewDecisions = ['approved', 'sent_back'] as const;
export type CertificateReviewDecision = (typeof certificateReviewDecisions)[number];

export const certificateReviewLimits = {
  /** A reason that says nothing helps nobody. */
  reasonMinimum: 10,
  reasonMaximum: 1000,
  noteMaximum: 1000,
  /** Days after which the instructor is reminded; as many later the administrators are told. */
  patienceDays: 3,
} as const;

/** What a wish for a corrected name may be (CRT-12). */
export const certificateCorrectionStates = ['asked', 'made', 'declined'] as const;
export type CertificateCorrectionState = (typeof certificateCorrectionStates)[number];

/** What a course's instructor or an administrator may decide. */
export const certificateCorrectionDecisions = ['made', 'declined'] as const;
export type CertificateCorrectionDecision = (typeof certificateCorrectionDecisions)[number];

export const certificateCorrectionLimits = {
  /** So long after the day of issue a correction can be wished for. */
  days: 30,
  nameMaximum: 160,
  noteMaximum: 1000,
  /** A reason that says nothing helps nobody. */
  reasonMinimum: 10,
  reasonMaximum: 1000,
} as const;

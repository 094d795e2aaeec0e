import type { SentAnswer } from './paper-grading.rules.js';

/** An answer as it is given, and the digest of the device that gives it. */
export interface GivenAnswer {
  sent: SentAnswer;
  device: string;
}

/** An answer of another device so shortly before tells that two are at work (EVD-5). */
export const atOnceMs = 120_000;

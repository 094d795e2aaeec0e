import { InvalidInput } from '#platform/errors/platform.errors';
import type { SentAnswer } from '../grading/paper-grading.rules.js';
import type { PaperAnswerDto } from './paper-answer.dto.js';

/** An answer as it is given, and the digest of the device that gives it. */
export interface GivenAnswer {
  sent: SentAnswer;
  device: string;
}

/** An answer of another device so shortly before tells that two are at work (EVD-5). */
export const atOnceMs = 120_000;

/** Exactly one of both forms; whether it fits is asked with its question at hand. */
export function sentIn({ optionIds, answer }: PaperAnswerDto): SentAnswer {
  if (answer !== undefined && optionIds === undefined) return { answer };
  if (optionIds !== undefined && answer === undefined) return { optionIds };
  const code = answer === undefined ? 'field.required' : 'field.invalid';
  throw new InvalidInput({}, { fields: [{ field: 'answer', code }] });
}

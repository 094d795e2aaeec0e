import { readNumber } from '../../typed/index.ts';
import { foldedText } from '../folded-text.ts';
import { shareOf } from './choices.rules.ts';
import { type Judged, nothing } from './judged.ts';
import type { AcceptedNumber } from './question-parts.ts';
import { note, number, object, percent, tolerance } from './read-form.ts';
import { bestAccepted, largest } from './shares.ts';

export const acceptedNumber = object<AcceptedNumber>({
  value: number(-1e15, 1e15),
  tolerance,
  weight: percent,
  feedback: note,
});

export function judgedNumber(accepted: readonly AcceptedNumber[], typed: string, unit: string): Judged {
  const given = readNumber(typed) ?? readNumber(withoutUnit(typed, unit));
  if (given === undefined) return nothing;
  return bestAccepted(
    accepted,
    // What is decimal for people is rarely so for computers: 3.15 is 3.1 give or take 0.05.
    ({ value, tolerance: off }) => Math.abs(given - value) <= off + Math.max(Math.abs(value), off, 1) * 1e-12,
  );
}

function withoutUnit(typed: string, unit: string): string {
  const [written, sign] = [foldedText(typed), foldedText(unit)];
  return sign !== '' && written.endsWith(sign) ? written.slice(0, -sign.length) : typed;
}

/** Numbers that are taken so widely that nothing and twice the right one are right too. */
export const byWideNumber = (accepted: readonly AcceptedNumber[]): number =>
  largest(accepted.filter(({ value, tolerance: off }) => off > 0 && off >= Math.abs(value)).map(shareOf));

export const sameNumbers = (accepted: readonly AcceptedNumber[]) =>
  accepted.map((one) => ({ from: one.value - one.tolerance, to: one.value + one.tolerance, share: shareOf(one) }));

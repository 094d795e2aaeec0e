import { exactText, foldedText } from '../folded-text.ts';
import { shareOf } from './choices.rules.ts';
import { type Judged, nothing } from './judged.ts';
import type { AcceptedText } from './question-parts.ts';
import { note, object, percent, questionLimits, text } from './read-form.ts';
import { bestAccepted } from './shares.ts';

export const acceptedText = object<AcceptedText>({
  text: text(questionLimits.shortText, 1),
  weight: percent,
  feedback: note,
});

export function judgedText(
  { accepted, exact }: { accepted: readonly AcceptedText[]; exact: boolean },
  typed: string,
): Judged {
  const form = exact ? exactText : foldedText;
  const given = form(typed);
  return given === '' ? nothing : bestAccepted(accepted, ({ text: right }) => form(right) === given);
}

export const sameTexts = (accepted: readonly AcceptedText[]) =>
  accepted.map((one) => ({ says: foldedText(one.text), share: shareOf(one), isTyped: true }));

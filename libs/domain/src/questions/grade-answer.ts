import { readNumber } from '../typed/index.ts';
import type { QuestionAnswer } from './answer.ts';
import { answerFits } from './answer-fits.ts';
import { calculatedResult } from './drawn-values.ts';
import { exactText, foldedText } from './folded-text.ts';
import type { AcceptedNumber, AcceptedText, ChoiceOption, ClozeGap, Question } from './question.ts';
import { isWithin, multipleShare } from './shares.ts';

export interface Grade {
  /** From 0 to `of`. */
  points: number;
  of: number;
  /**
   * Whose feedback is shown: ids of options; `true` or `false`; the place of an accepted answer from 0. Parts of a
   * cloze text are `gap/id`.
   */
  feedback: string[];
}

/** Share of the points, from 0 to 1 or beyond, and what is said about it. */
interface Judged {
  share: number;
  feedback: string[];
}
const nothing: Judged = { share: 0, feedback: [] };

/**
 * What an answer earns (QB-1). One that is missing, of another kind or about other parts earns nothing.
 *
 * @param values what a seed drew for a `calculated` question
 */
export function gradeAnswer(
  question: Question,
  answer: QuestionAnswer | undefined,
  values: Readonly<Record<string, number>> = {},
): Grade {
  const { share, feedback } = answerFits(question, answer) ? judge(question, answer, values) : nothing;
  const kept = Math.min(1, Math.max(0, share));
  // Weights such as 33.33333 add up to all but a rounding.
  const points = kept > 0.9999 ? question.points : Number((kept * question.points).toFixed(4));
  return { points, of: question.points, feedback };
}

function judge(question: Question, answer: QuestionAnswer, values: Readonly<Record<string, number>>): Judged {
  if (question.kind === 'single' && answer.kind === 'single') return byOption(question.options, answer.optionId);
  if (question.kind === 'multiple' && answer.kind === 'multiple') {
    const feedback = question.options.map(({ id }) => id).filter((id) => answer.optionIds.includes(id));
    return { share: multipleShare(question, answer.optionIds), feedback };
  }
  if (question.kind === 'true-false' && answer.kind === 'true-false') {
    return { share: answer.isTrue === question.isTrue ? 1 : 0, feedback: [String(answer.isTrue)] };
  }
  if (question.kind === 'short-text' && answer.kind === 'short-text') return byText(question, answer.text);
  if (question.kind === 'number' && answer.kind === 'number')
    return byNumber(question.accepted, answer.text, question.unit);
  if (question.kind === 'calculated' && answer.kind === 'calculated') {
    const value = calculatedResult(question, values);
    if (value === undefined) return nothing;
    return byNumber([{ value, tolerance: question.tolerance, weight: 100 }], answer.text, question.unit);
  }
  if (question.kind === 'matching' && answer.kind === 'matching') {
    const right = question.left.filter(({ id, rightId }) => answer.pairs[id] === rightId);
    return { share: right.length / question.left.length, feedback: [] };
  }
  if (question.kind === 'ordering' && answer.kind === 'ordering') return ordering(question, answer.itemIds);
  if (question.kind === 'cloze' && answer.kind === 'cloze') return cloze(question.gaps, answer.gaps);
  if (question.kind === 'hotspot' && answer.kind === 'hotspot') {
    return { share: question.areas.some((area) => isWithin(area, answer.x, answer.y)) ? 1 : 0, feedback: [] };
  }
  return nothing;
}

function byOption(options: readonly ChoiceOption[], id: string | undefined): Judged {
  const chosen = options.find((option) => option.id === id);
  return chosen ? { share: chosen.weight / 100, feedback: [chosen.id] } : nothing;
}

/** The accepted answer that earns most, of those that the given one is. */
function best(accepted: readonly { weight: number }[], isGiven: (place: number) => boolean): Judged {
  const places = accepted.map((_, at) => at).filter(isGiven);
  const [place] = places.toSorted((one, other) => accepted[other]!.weight - accepted[one]!.weight);
  return place === undefined ? nothing : { share: accepted[place]!.weight / 100, feedback: [String(place)] };
}

function byText({ accepted, exact }: { accepted: readonly AcceptedText[]; exact: boolean }, text: string): Judged {
  const form = exact ? exactText : foldedText;
  const given = form(text);
  return given === '' ? nothing : best(accepted, (at) => form(accepted[at]!.text) === given);
}

function byNumber(accepted: readonly AcceptedNumber[], text: string, unit: string): Judged {
  const value = readNumber(text) ?? readNumber(withoutUnit(text, unit));
  if (value === undefined) return nothing;
  return best(accepted, (at) => {
    const { value: right, tolerance } = accepted[at]!;
    // What is decimal for people is rarely so for computers: 3.15 is 3.1 give or take 0.05.
    return Math.abs(value - right) <= tolerance + Math.max(Math.abs(right), tolerance, 1) * 1e-12;
  });
}

function withoutUnit(text: string, unit: string): string {
  const [written, sign] = [foldedText(text), foldedText(unit)];
  return sign !== '' && written.endsWith(sign) ? written.slice(0, -sign.length) : text;
}

/** Each pair of neighbours that follow each other as they should counts; a whole list in order earns all. */
function ordering({ items }: Extract<Question, { kind: 'ordering' }>, ids: readonly string[]): Judged {
  const isInOrder = ids.length === items.length && items.every(({ id }, at) => ids[at] === id);
  if (isInOrder || items.length < 2) return { share: isInOrder ? 1 : 0, feedback: [] };
  const follows = new Map(items.slice(1).map(({ id }, at) => [items[at]!.id, id]));
  const right = ids.slice(1).filter((id, at) => follows.get(ids[at]!) === id).length;
  return { share: right / (items.length - 1), feedback: [] };
}

function cloze(gaps: readonly ClozeGap[], given: Readonly<Record<string, string>>): Judged {
  const judged = gaps.map((gap) => ({ gap, ...byGap(gap, given[gap.id]) }));
  return {
    share: judged.reduce((sum, { share }) => sum + Math.min(1, Math.max(0, share)), 0) / gaps.length,
    feedback: judged.flatMap(({ gap, feedback }) => feedback.map((id) => `${gap.id}/${id}`)),
  };
}

function byGap(gap: ClozeGap, given: string | undefined): Judged {
  if (given === undefined) return nothing;
  if (gap.kind === 'choice') return byOption(gap.options, given);
  return gap.kind === 'text' ? byText(gap, given) : byNumber(gap.accepted, given, '');
}

import type { ChoiceOption, LocalizedMarkdown } from '@masar/domain';
import { tellLighterShares } from '../own-shares.js';
import { Unreadable } from '../read-questions.js';
import { hasText } from '../texts/languages.js';
import { childrenOf, saysNothing, textOf, wordsOf, type XmlElement } from '../xml/read-xml.js';
import { choiceElements, idOf, type QtiItem } from './qti-item.js';

const percent = (share: number): number => Number((share * 100).toFixed(5));

/** A choice, or words of a text to be chosen. */
export function readChoices(item: QtiItem, interaction: XmlElement) {
  const elements = choiceElements(interaction, 'simpleChoice', 'hottext');
  const response = item.response(interaction);
  const ids = elements.map(idOf);
  const texts = elements.map((element) => ({ text: choiceText(item, element), ...feedbackOf(item, element) }));
  if (elements.some((element, at) => !hasText(texts[at]!.text) && !saysNothing(element))) throw new Unreadable('media');
  const shuffles = interaction.attributes['shuffle'] === 'true';
  for (const element of shuffles ? elements.filter(({ attributes }) => attributes['fixed'] === 'true') : [])
    item.losses.push({ reason: 'order', detail: wordsOf(element) });
  const score = (chosen: readonly string[]) => item.score({ [response.identifier]: chosen });
  const unknown = response.correct.find((id) => !ids.includes(id));
  if (unknown !== undefined) throw new Unreadable('broken', unknown);
  const options = (weights: number[]): ChoiceOption[] =>
    elements.map((element, at) => ({ id: idOf(element), weight: weights[at]!, ...texts[at]! }));
  if (response.cardinality === 'single') {
    return { kind: 'single', shuffles, options: options(singleWeights(item, ids, response.correct, score)) } as const;
  }
  const right =
    response.correct.length > 0
      ? response.correct
      : (response.mapping?.entries ?? []).filter(({ value }) => value > 0).map(({ key }) => key);
  const key = multipleWeights(item, ids, right, score, options);
  // With one right option both kinds of credit earn the same; a mapping says that shares were meant.
  const credit = right.length === 1 && response.mapping ? 'partial' : key.credit;
  return { kind: 'multiple', shuffles, ...key, credit } as const;
}

/** Words of a text read best by themselves; they stand in the text, too. */
const choiceText = (item: QtiItem, element: XmlElement): LocalizedMarkdown => item.text(element.children);

/** What is said when just this one is chosen. */
function feedbackOf(item: QtiItem, element: XmlElement): { feedback?: LocalizedMarkdown } {
  const [feedback] = childrenOf(element, 'feedbackInline').filter((each) => isOwnFeedback(element, each));
  return feedback && textOf(feedback).trim() !== '' ? { feedback: item.text(feedback.children) } : {};
}
export const isOwnFeedback = (choice: XmlElement, feedback: XmlElement): boolean =>
  idOf(feedback) === idOf(choice) && feedback.attributes['showHide'] !== 'hide';

/** What of an item tells the whole points from what rules give, and takes what is lost of it. */
type Scored = Pick<QtiItem, 'full' | 'losses'>;

export function singleWeights(
  item: Scored,
  ids: string[],
  right: readonly string[],
  score: (chosen: readonly string[]) => number,
): number[] {
  const scores = ids.map((id) => score([id]));
  const best = item.full(Math.max(...scores));
  if (!(best > 0)) throw new Unreadable(right.length === 0 ? 'no-key' : 'own-scoring');
  if (right.some((id) => item.full(scores[ids.indexOf(id)]!) !== best)) throw new Unreadable('own-scoring');
  return scores.map((one) => Math.max(-100, percent(one / best)));
}

/** Asks for every selection, so that what a bank would give is what the item gives. */
export function multipleWeights(
  item: Scored,
  ids: string[],
  right: readonly string[],
  score: (chosen: readonly string[]) => number,
  options: (weights: number[]) => ChoiceOption[],
) {
  if (right.length === 0) throw new Unreadable('no-key');
  const earned = score(right);
  const best = item.full(earned);
  if (!(best > 0)) throw new Unreadable('own-scoring');
  if (ids.length > 12) throw new Unreadable('own-scoring', `${ids.length}`);
  const selections = Array.from({ length: 2 ** ids.length }, (_, bits) => ids.filter((_id, at) => (bits >> at) & 1));
  const scores = selections.map((chosen) => (chosen.length === 0 ? 0 : score(chosen)));
  const isRight = (chosen: string[]) => chosen.length === right.length && chosen.every((id) => right.includes(id));
  if (selections.every((chosen, at) => (isRight(chosen) ? item.full(scores[at]!) === best : scores[at]! <= 0))) {
    const share = percent(1 / right.length);
    return { credit: 'all-or-nothing', options: options(ids.map((id) => (right.includes(id) ? share : 0))) } as const;
  }
  const weights = ids.map(
    (id) => (right.includes(id) ? score([id]) : score([id]) < 0 ? score([id]) : score([...right, id]) - earned) / best,
  );
  const sum = (chosen: string[]) => chosen.reduce((total, id) => total + weights[ids.indexOf(id)]!, 0);
  const clamped = (share: number) => Math.min(1, Math.max(0, share));
  if (selections.some((chosen, at) => Math.abs(clamped(sum(chosen)) - clamped(scores[at]! / best)) > 1e-6)) {
    throw new Unreadable('own-scoring');
  }
  // Thirds come to all but a rounding of the whole.
  if (weights.some((weight) => weight < -1 - 1e-6)) throw new Unreadable('own-scoring');
  const percents = weights.map((weight) => (weight < -1 + 1e-6 ? -100 : percent(weight)));
  tellLighterShares(percents, item.losses);
  return { credit: 'partial', options: options(percents) } as const;
}

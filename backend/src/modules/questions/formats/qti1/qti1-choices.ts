import type { ChoiceOption } from '@masar/domain';
import { partId } from '../part-ids.js';
import { multipleWeights, singleWeights } from '../qti/read-choices.js';
import { Unreadable } from '../read-questions.js';
import { hasText } from '../texts/languages.js';
import { saysNothing, textOf, within, wordsOf, type XmlElement } from '../xml/read-xml.js';
import type { Field, Qti1Item } from './qti1-item.js';
import { comparisons } from './qti1-scoring.js';

export const identOf = (label: XmlElement): string => label.attributes['ident'] ?? '';
/** Canvas keeps the lines of its form that nobody filled. */
export const isBlank = (label: XmlElement): boolean =>
  saysNothing(label) &&
  ![...within(label)].some(({ name }) => /^mat(?:image|audio|video|ref)|^material_ref/.test(name));
/** The points that rules give are the whole ones. */
const full = (score: number): number => score;

/** One field of choices: what earns what is asked of the item's rules. */
export function readChoices(item: Qti1Item, field: Field) {
  const score = (chosen: readonly string[]) => item.score({ [field.name]: chosen });
  const labels = field.labels.filter((label, at) => {
    if (!isBlank(label)) return true;
    if (score([identOf(label)]) > 0) throw new Unreadable('empty-part', String(at + 1));
    item.losses.push({ reason: 'blank-choice', detail: '' });
    return false;
  });
  const ids = labels.map(identOf);
  if (new Set(ids).size < ids.length) throw new Unreadable('broken', 'ident');
  const texts = labels.map((label) => ({ text: item.text(label), ...item.feedback(field.name, identOf(label)) }));
  if (texts.some(({ text }) => !hasText(text))) throw new Unreadable('media');
  const scored = { full, losses: item.losses };
  const options = (weights: number[]): ChoiceOption[] =>
    ids.map((_, at) => ({ id: partId('o', at), weight: weights[at]!, ...texts[at]! }));
  const shuffles = [...field.element.children].some(
    (child) => typeof child !== 'string' && child.attributes['shuffle']?.toLowerCase() === 'yes',
  );
  for (const label of shuffles ? labels.filter(({ attributes }) => /^no$/i.test(attributes['rshuffle'] ?? '')) : [])
    item.losses.push({ reason: 'order', detail: wordsOf(label) });
  if (field.element.attributes['rcardinality']?.toLowerCase() !== 'multiple') {
    const found = options(singleWeights(scored, ids, [], score));
    return isTrueOrFalse(item, labels)
      ? trueFalse(found, ids)
      : ({ kind: 'single', shuffles, options: found } as const);
  }
  return {
    kind: 'multiple',
    shuffles,
    ...multipleWeights(scored, ids, rightOf(item, field, ids, score), score, options),
  } as const;
}

/** Those that earn most together: what rules compare with and do not refuse. */
function rightOf(item: Qti1Item, field: Field, ids: string[], score: (chosen: readonly string[]) => number): string[] {
  const alone = ids.filter((id) => score([id]) > 0);
  const named = comparisons(item.element, field.name).map(({ value }) => value);
  const candidates = [alone, ids.filter((id) => named.includes(id) && !isRefused(item, id))];
  return candidates.toSorted((one, other) => score(other) - score(one))[0]!;
}

/** Whether a rule earns points because this was not chosen. */
const isRefused = (item: Qti1Item, id: string): boolean =>
  [...within(item.element)].some(
    ({ name, children }) =>
      name === 'not' && children.some((child) => typeof child !== 'string' && textOf(child).trim() === id),
  );

const words = { true: /^(true|صح|صحيح)$/i, false: /^(false|خطأ|خاطئ)$/i };
const isTrueOrFalse = (item: Qti1Item, labels: readonly XmlElement[]): boolean =>
  labels.length === 2 &&
  labels.every((label) => {
    const { ar, en } = item.text(label);
    return words.true.test((ar || en).trim()) || words.false.test((ar || en).trim());
  });

function trueFalse(options: ChoiceOption[], ids: string[]) {
  const at = (word: RegExp) => options.findIndex(({ text }) => word.test((text.ar || text.en).trim()));
  const [yes, no] = [options[at(words.true)], options[at(words.false)]];
  if (!yes || !no) throw new Unreadable('broken', ids.join(' '));
  return {
    kind: 'true-false',
    isTrue: yes.weight === 100,
    ...(yes.feedback && { feedbackTrue: yes.feedback }),
    ...(no.feedback && { feedbackFalse: no.feedback }),
  } as const;
}

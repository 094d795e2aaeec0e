import {
  type AcceptedNumber,
  type AcceptedText,
  type ClozeGap,
  type LocalizedMarkdown,
  readNumber,
} from '@masar/domain';
import { partId } from '../part-ids.js';
import { Unreadable } from '../read-questions.js';
import { fieldMark, withGaps } from '../texts/gap-mark.js';
import { hasText } from '../texts/languages.js';
import { childOf, elementsOf, saysNothing, textOf, within, type XmlElement } from '../xml/read-xml.js';
import { identOf, isBlank } from './qti1-choices.js';
import type { Field, Qti1Item } from './qti1-item.js';
import { comparisons } from './qti1-scoring.js';

const share = (score: number, best: number): number => Number(((Math.max(0, score) / best) * 100).toFixed(5));

/** Texts that a field takes, each worth what the item's rules give for it. */
export function acceptedTexts(item: Qti1Item, field: Field, others = {}): { accepted: AcceptedText[]; exact: boolean } {
  const compared = comparisons(item.element, field.name);
  if (compared.some(({ how }) => how === 'varsubstring')) throw new Unreadable('own-scoring', 'varsubstring');
  const values = [...new Set([...compared.map(({ value }) => value)].filter(Boolean))];
  const none = item.score({ ...others, [field.name]: ['\u0001'] });
  const scores = values.map((value) => item.score({ ...others, [field.name]: [value] }) - none);
  const best = Math.max(0, ...scores);
  if (best === 0) throw new Unreadable('no-key');
  const accepted = values.map((text, at) => ({
    text,
    weight: share(scores[at]!, best),
    ...item.feedback(field.name, text),
  }));
  return { accepted: accepted.filter(({ weight }) => weight > 0), exact: compared.some(({ isExact }) => isExact) };
}

/** Numbers and ranges that a field takes; a value with a range around it is one with a tolerance. */
export function acceptedNumbers(item: Qti1Item, field: Field): AcceptedNumber[] {
  const rules = [...within(item.element)].filter(({ name }) => name === 'respcondition');
  const found = rules.flatMap((rule) => numbersIn(rule, field.name));
  const score = (value: number) => item.score({ [field.name]: [String(value)] });
  const best = Math.max(0, ...found.map(({ value }) => score(value)));
  if (best === 0) throw new Unreadable('no-key');
  const accepted = found
    .map((each) => ({ ...each, weight: share(score(each.value), best) }))
    .filter(({ weight }) => weight > 0);
  for (const { value, tolerance, weight } of accepted) {
    const edge = tolerance * 0.999;
    if (share(score(value + edge), best) !== weight || share(score(value - edge), best) !== weight)
      throw new Unreadable('own-scoring', 'tolerance');
  }
  return accepted;
}

const rounded = (value: number): number => Number(value.toPrecision(12));

function numbersIn(rule: XmlElement, field: string): { value: number; tolerance: number }[] {
  const at = (tests: Iterable<XmlElement>, pattern: RegExp) =>
    [...tests]
      .filter(({ name, attributes }) => attributes['respident'] === field && pattern.test(name))
      .flatMap((test) => readNumber(textOf(test).trim()) ?? []);
  const values = at(within(rule), /^varequal$/);
  const ranges = [...within(rule)].flatMap((group) => {
    const [[low, ...lows], [high, ...highs]] = [at(elementsOf(group), /^vargte?$/), at(elementsOf(group), /^varlte?$/)];
    return low !== undefined && high !== undefined && low <= high && lows.length + highs.length === 0
      ? [{ low, high }]
      : [];
  });
  // A border without its other one: nobody knows how far it goes.
  if (at(within(rule), /^var[gl]te?$/).length > 2 * ranges.length) throw new Unreadable('own-scoring', 'vargte');
  const isIn = (value: number, { low, high }: { low: number; high: number }) => low <= value && value <= high;
  return [
    ...ranges.map((range) => {
      const middle = values.find((value) => isIn(value, range)) ?? rounded((range.low + range.high) / 2);
      return { value: middle, tolerance: rounded(Math.min(middle - range.low, range.high - middle)) };
    }),
    ...values.filter((value) => !ranges.some((range) => isIn(value, range))).map((value) => ({ value, tolerance: 0 })),
  ];
}

/** A text in which `[name]` stands for a field (Canvas): blanks to be filled, or lists to choose from. */
export function readBlanks(item: Qti1Item, isChosen: boolean) {
  const asked = textOf(item.presentation);
  const names = item.fields.map((field) => {
    const found = namesOf(field);
    return found.find((name) => asked.includes(`[${name}]`)) ?? found[0] ?? '';
  });
  const gaps = item.fields.map((field, at): ClozeGap => {
    const id = partId('g', at);
    const isList = isChosen || field.labels.some(isOffered);
    return isList ? { id, ...listOf(item, field, names[at]!) } : { id, ...blankOf(item, field, names[at]!) };
  });
  const marked = (text: string) =>
    names.reduce((changed, name, at) => changed.replaceAll(`[${name}]`, fieldMark(partId('g', at))), text);
  const prompt = gapped(item.prompt(marked));
  if (![prompt.ar, prompt.en].some((text) => gaps.every(({ id }) => text.includes(`{{${id}}}`))))
    throw new Unreadable('part-missing', names.join(' '));
  return { kind: 'cloze', gaps, prompt } as const;
}

/** Each label is a text that the blank takes: the rules that Canvas writes give points for the first alone. */
function blankOf(item: Qti1Item, { labels }: Field, name: string) {
  for (const { attributes } of labels)
    if (/CloseEnough|Contains|Regex/.test(attributes['scoring_algorithm'] ?? ''))
      throw new Unreadable('own-scoring', attributes['scoring_algorithm']);
  const texts = labels.map((label) => item.text(label)).filter(hasText);
  if (texts.length === 0) throw new Unreadable('no-key', name);
  return {
    kind: 'text',
    exact: false,
    accepted: texts.map(({ ar, en }) => ({ text: ar || en, weight: 100 })),
  } as const;
}

function listOf(item: Qti1Item, field: Field, name: string) {
  const others = Object.fromEntries(
    item.fields.filter((other) => other !== field).map((other) => [other.name, [rightOf(item, other)]]),
  );
  const none = item.score({ ...others, [field.name]: ['\u0001'] });
  const scores = field.labels.map((label) => item.score({ ...others, [field.name]: [identOf(label)] }) - none);
  const best = Math.max(0, ...scores);
  if (best === 0) throw new Unreadable('no-key', name);
  const options = field.labels.map((label, at) => ({
    id: partId('o', at),
    text: item.text(label),
    weight: share(scores[at]!, best),
    ...item.feedback(field.name, identOf(label)),
  }));
  return { kind: 'choice', options } as const;
}

/** Whether the text names a place for each field, as one with gaps does. */
export function hasGaps(item: Qti1Item): boolean {
  const asked = textOf(item.presentation);
  return item.fields.every((field) => namesOf(field).some((name) => asked.includes(`[${name}]`)));
}

/** How the text may call a field: by the words beside it, or by its own name. Canvas changed from one to the other. */
const namesOf = ({ name, element }: Field): string[] =>
  [textOf(childOf(element, 'material')).trim(), name.replace(/^response_/, '')].filter(Boolean);

/** Canvas says at each label that it is one of a list, or of words to be dragged. */
const isOffered = ({ attributes }: XmlElement): boolean =>
  ['dropdown', 'wordbank'].includes(attributes['answer_type'] ?? '');

const gapped = ({ ar, en }: LocalizedMarkdown): LocalizedMarkdown => ({ ar: withGaps(ar), en: withGaps(en) });

/** What earns most in a field while all others are left open. */
function rightOf(item: Qti1Item, field: Field): string {
  const scores = field.labels.map((label) => item.score({ [field.name]: [identOf(label)] }));
  const at = scores.indexOf(Math.max(...scores));
  return field.labels[at] ? identOf(field.labels[at]) : '';
}

/** A list for each left side, of the same right sides (Canvas, Blackboard's export as QTI). */
export function readMatching(item: Qti1Item) {
  const right = new Map<string, LocalizedMarkdown>();
  const fields = item.fields.filter((field) => {
    const answer = field.labels.find((label) => identOf(label) === rightOf(item, field));
    const isUnused = saysNothing(childOf(field.element, 'material') ?? field.element) && answer && isBlank(answer);
    if (isUnused) item.losses.push({ reason: 'blank-choice', detail: '' });
    return !isUnused;
  });
  for (const { labels } of fields)
    for (const label of labels) if (!isBlank(label)) right.set(identOf(label), item.text(label));
  const places = [...right.keys()];
  const left = fields.map((field, at) => {
    const answer = rightOf(item, field);
    if (!(item.score({ [field.name]: [answer] }) > 0)) throw new Unreadable('no-key');
    return { id: partId('l', at), text: item.text(field.element), rightId: partId('r', places.indexOf(answer)) };
  });
  if (left.some(({ text }) => !hasText(text))) throw new Unreadable('several-fields');
  return {
    kind: 'matching',
    left,
    right: places.map((id, at) => ({ id: partId('r', at), text: right.get(id)! })),
  } as const;
}

import type { AcceptedNumber, AcceptedText, ChoiceOption, ClozeGap } from '@masar/domain';
import type { Given } from '../given-answers.js';
import { Unreadable } from '../read-questions.js';
import { fieldMark } from '../texts/gap-mark.js';
import { within, type XmlElement } from '../xml/read-xml.js';
import { comparisons, toleranceOf } from './compared-numbers.js';
import type { QtiResponse } from './qti-declarations.js';
import { choiceElements, idOf, pairsOf, type QtiItem } from './qti-item.js';

type Key =
  | { kind: 'choice'; options: ChoiceOption[] }
  | { kind: 'text'; accepted: AcceptedText[]; exact: boolean }
  | { kind: 'number'; accepted: AcceptedNumber[] };

/** What a field accepts, asked of the item's rules while all other fields are right. */
function fieldKey(item: QtiItem, interaction: XmlElement, others: Given): Key {
  const response = item.response(interaction);
  const wrong = item.score({ ...others, [response.identifier]: ['\u0001'] });
  const score = (value: string) => item.score({ ...others, [response.identifier]: [value] }) - wrong;
  if (interaction.name === 'inlineChoiceInteraction') {
    const choices = choiceElements(interaction, 'inlineChoice');
    const weights = weightsOf(item, choices.map(idOf), response, score);
    return {
      kind: 'choice',
      options: choices.map((choice, at) => ({
        id: idOf(choice),
        text: item.text(choice.children),
        weight: weights[at]!,
      })),
    };
  }
  const isNumber = response.baseType === 'float' || response.baseType === 'integer';
  const compared = isNumber ? comparisons(item, response).map(({ value }) => String(value)) : [];
  const mapped = (response.mapping?.entries ?? []).map(({ key }) => key);
  // 4.0 is 4.
  const said = (value: string) => (isNumber ? String(Number(value)) : value);
  const correct = response.correct.map(said);
  const values = [...new Set([...correct, ...mapped.map(said), ...compared])];
  const weights = weightsOf(item, values, { ...response, correct }, score);
  refuseUncounted(item, response, (key) => weights[values.indexOf(said(key))] === 0);
  const found = values.map((text, at) => ({ text, weight: weights[at]! })).filter(({ weight }) => weight > 0);
  if (isNumber) {
    return {
      kind: 'number',
      accepted: found.map(({ text, weight }) => ({
        value: Number(text),
        tolerance: toleranceOf(item, response, Number(text), score),
        weight,
      })),
    };
  }
  return { kind: 'text', accepted: found, exact: isExact(response, found, score) };
}

function weightsOf(item: QtiItem, values: string[], response: QtiResponse, score: (value: string) => number): number[] {
  const scores = values.map(score);
  const best = item.full(Math.max(0, ...scores));
  if (!(best > 0)) throw new Unreadable(response.correct.length === 0 ? 'no-key' : 'own-scoring');
  const [right] = response.correct;
  if (right !== undefined && values.includes(right) && item.full(scores[values.indexOf(right)]!) !== best)
    throw new Unreadable('own-scoring');
  return scores.map((one) => Math.max(0, Number(((one / best) * 100).toFixed(5))));
}

/** What the rules map and then give nothing for counts elsewhere, such as in one of several fields only. */
function refuseUncounted(
  { element }: QtiItem,
  { identifier, mapping }: QtiResponse,
  earnsNothing: (key: string) => boolean,
): void {
  const isMapped = [...within(element)].some(
    ({ name, attributes }) => name === 'mapResponse' && attributes['identifier'] === identifier,
  );
  const uncounted = mapping?.entries.find(({ key, value }) => value > 0 && earnsNothing(key));
  if (isMapped && uncounted) throw new Unreadable('own-scoring', uncounted.key);
}

/** Whether letters have to be as they are: asked with other letters, or read where a script has no other. */
function isExact({ mapping }: QtiResponse, accepted: AcceptedText[], score: (value: string) => number): boolean {
  const cased = accepted.filter(({ text }) => text.toUpperCase() !== text.toLowerCase());
  if (cased.length === 0) return (mapping?.entries ?? []).some(({ isSaid }) => isSaid);
  return cased.some(({ text }) => !(score(text.toUpperCase()) > 0 && score(text.toLowerCase()) > 0));
}

const rightOf = (response: QtiResponse): string[] => {
  if (response.correct.length > 0) return [response.correct[0]!];
  const best = (response.mapping?.entries ?? []).toSorted((one, other) => other.value - one.value)[0];
  return best ? [best.key] : [];
};

/** One field for a text or a number, or a text with several fields. */
export function readFields(item: QtiItem, interactions: XmlElement[]) {
  const right: Given = Object.fromEntries(item.responses.map((response) => [response.identifier, rightOf(response)]));
  const keys = interactions.map((interaction) => fieldKey(item, interaction, right));
  const [only] = keys;
  const unmarked = new Map(interactions.map((interaction) => [interaction, '_____']));
  const isCloze = item.interactions[0]?.attributes['data-masar-kind'] === 'cloze';
  if (!isCloze && keys.length === 1 && only?.kind === 'text') {
    const { accepted, exact } = only;
    return { kind: 'short-text', accepted, exact, prompt: item.prompt(unmarked) } as const;
  }
  if (!isCloze && keys.length === 1 && only?.kind === 'number') {
    return {
      kind: 'number',
      accepted: only.accepted,
      unit: interactions[0]!.attributes['data-masar-unit'] ?? '',
      prompt: item.prompt(unmarked),
    } as const;
  }
  const ids = interactions.map((interaction) => gapId(interaction.attributes['responseIdentifier'] ?? ''));
  tellUnequalParts(
    item,
    interactions.map((interaction) => item.response(interaction)),
    right,
  );
  refuseDependentParts(item, keys, right);
  const gaps = keys.map((key, at): ClozeGap => ({ id: ids[at]!, ...key }));
  const marks = new Map(interactions.map((interaction, at) => [interaction, fieldMark(ids[at]!)]));
  return { kind: 'cloze', gaps, prompt: item.prompt(marks) } as const;
}

function gapId(identifier: string): string {
  if (!/^[\w.-]{1,60}$/.test(identifier)) throw new Unreadable('broken', identifier);
  return identifier;
}

/** A bank counts all gaps alike and each by itself; an item need not. */
function tellUnequalParts(item: QtiItem, responses: QtiResponse[], right: Given): void {
  const full = item.score(right);
  const without = responses.map(({ identifier }) => item.score({ ...right, [identifier]: [] }));
  if (without.some((score) => Math.abs(score - full * (1 - 1 / responses.length)) > 1e-6)) {
    item.losses.push({ reason: 'points', detail: '' });
  }
}

/** The same text in all gaps is as right as anything that all of them accept, unless the item wants different ones. */
function refuseDependentParts(item: QtiItem, keys: Key[], right: Given): void {
  if (keys.length < 2) return;
  const texts = keys.map((key) =>
    key.kind === 'text' ? key.accepted.filter(({ weight }) => weight === 100).map(({ text }) => text) : [],
  );
  const shared = texts[0]!.find((text) => texts.every((accepted) => accepted.includes(text)));
  if (shared === undefined) return;
  const same = Object.fromEntries(Object.keys(right).map((identifier) => [identifier, [shared]]));
  if (item.score(same) < item.score(right)) throw new Unreadable('own-scoring', shared);
}

/** Words that are dragged into the gaps of a text. */
export function readGapMatch(item: QtiItem, interaction: XmlElement) {
  const response = item.response(interaction);
  const gaps = choiceElements(interaction, 'gap');
  const words = choiceElements(interaction, 'gapText');
  if (choiceElements(interaction, 'gapImg').length > 0) throw new Unreadable('media', 'gapImg');
  const correct =
    response.correct.length > 0
      ? response.correct
      : (response.mapping?.entries ?? []).filter(({ value }) => value > 0).map(({ key }) => key);
  const rights = pairsOf(correct);
  if (!(item.score({ [response.identifier]: correct }) > 0))
    throw new Unreadable(correct.length === 0 ? 'no-key' : 'own-scoring');
  const texts = words.map((word) => ({ id: idOf(word), text: item.text(word.children) }));
  const read = gaps.map((gap): ClozeGap => {
    const right = rights.filter(([, place]) => place === idOf(gap)).map(([word]) => word);
    if (right.length === 0) throw new Unreadable('unfit', idOf(gap));
    return {
      id: gapId(idOf(gap)),
      kind: 'choice',
      options: texts.map((word) => ({ ...word, weight: right.includes(word.id) ? 100 : 0 })),
    };
  });
  const marks = new Map(gaps.map((gap) => [gap, fieldMark(idOf(gap))]));
  const shown = {
    ...interaction,
    name: 'div',
    children: interaction.children.filter(
      (child) => typeof child === 'string' || !['gapText', 'prompt'].includes(child.name),
    ),
  };
  const outer = item.prompt(new Map([[interaction, '']]));
  const inner = item.text([shown], marks);
  const join = (one: string, other: string) => [one, other].filter(Boolean).join('\n\n');
  return { kind: 'cloze', gaps: read, prompt: { ar: join(outer.ar, inner.ar), en: join(outer.en, inner.en) } } as const;
}

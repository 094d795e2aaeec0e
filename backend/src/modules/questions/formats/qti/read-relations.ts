import { Unreadable } from '../read-questions.js';
import { childrenOf, type XmlElement } from '../xml/read-xml.js';
import type { QtiResponse } from './qti-declarations.js';
import { choiceElements, idOf, pairsOf, type QtiItem } from './qti-item.js';

export function readOrdering(item: QtiItem, interaction: XmlElement) {
  const response = item.response(interaction);
  const choices = new Map(choiceElements(interaction, 'simpleChoice').map((choice) => [idOf(choice), choice]));
  const { correct } = response;
  if (correct.length === 0) throw new Unreadable('no-key');
  if (correct.length !== choices.size || correct.some((id) => !choices.has(id)))
    throw new Unreadable('unfit', 'orderInteraction');
  const score = (ids: readonly string[]) => item.score({ [response.identifier]: ids });
  const full = score(correct);
  if (!(full > 0) || score(correct.toReversed()) >= full) throw new Unreadable('own-scoring');
  return {
    kind: 'ordering',
    items: correct.map((id) => ({ id, text: item.text(choices.get(id)!.children) })),
  } as const;
}

type Pairs = [left: string, right: string][];
const isUnique = (ids: string[]): boolean => new Set(ids).size === ids.length;

export function readMatching(item: QtiItem, interaction: XmlElement) {
  const response = item.response(interaction);
  const sets = childrenOf(interaction, 'simpleMatchSet').map((set) => choiceElements(set, 'simpleAssociableChoice'));
  const pool = choiceElements(interaction, 'simpleAssociableChoice');
  const pairs = checkedPairs(item, response);
  if (sets.length !== 2) {
    item.losses.push({ reason: 'style', detail: interaction.name });
    const lefts = pairs.map(([one]) => one);
    if (!isUnique(pairs.flat())) throw new Unreadable('unfit', interaction.name);
    return sides(
      item,
      pairs,
      pool.filter((side) => lefts.includes(idOf(side))),
      pool.filter((side) => !lefts.includes(idOf(side))),
    );
  }
  const [one, other] = sets as [XmlElement[], XmlElement[]];
  const isWhole = (ids: string[], set: XmlElement[]) => isUnique(ids) && set.every((side) => ids.includes(idOf(side)));
  if (
    isWhole(
      pairs.map(([left]) => left),
      one,
    )
  )
    return sides(item, pairs, one, other);
  if (
    isWhole(
      pairs.map(([, right]) => right),
      other,
    )
  ) {
    return sides(
      item,
      pairs.map(([left, right]): [string, string] => [right, left]),
      other,
      one,
    );
  }
  throw new Unreadable('unfit', interaction.name);
}

/** The key, if the item's rules give most for it and nothing for its contrary. */
function checkedPairs(item: QtiItem, response: QtiResponse): Pairs {
  const fromMapping = (response.mapping?.entries ?? []).filter(({ value }) => value > 0).map(({ key }) => key);
  const correct = response.correct.length > 0 ? response.correct : fromMapping;
  if (correct.length === 0) throw new Unreadable('no-key');
  const score = (values: readonly string[]) => item.score({ [response.identifier]: values });
  const full = score(correct);
  if (!(full > 0)) throw new Unreadable('own-scoring');
  const without = correct.map((pair) => score(correct.filter((each) => each !== pair)));
  if (without.some((points) => points >= full)) throw new Unreadable('own-scoring');
  if (without.some((points) => Math.abs(points - full * (1 - 1 / correct.length)) > 1e-6)) {
    item.losses.push({ reason: 'points', detail: '' });
  }
  return pairsOf(correct);
}

function sides(item: QtiItem, pairs: Pairs, left: XmlElement[], right: XmlElement[]) {
  const rightOf = new Map(pairs);
  const known = new Set(right.map(idOf));
  if (left.some((side) => !known.has(rightOf.get(idOf(side)) ?? ''))) throw new Unreadable('broken');
  return {
    kind: 'matching',
    left: left.map((side) => ({ id: idOf(side), text: item.text(side.children), rightId: rightOf.get(idOf(side))! })),
    right: right.map((side) => ({ id: idOf(side), text: item.text(side.children) })),
  } as const;
}

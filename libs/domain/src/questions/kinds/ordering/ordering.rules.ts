import type { LocalizedMarkdown } from '../../localized-markdown.ts';
import { asPart } from '../../parts/asked-parts.ts';
import type { Judged } from '../../parts/judged.ts';
import type { QuestionBase } from '../../parts/question-parts.ts';
import { areUnique, list, object, side } from '../../parts/read-form.ts';
import { inBothLanguages, noSameAnswers } from '../../parts/same-answers.ts';
import { areDifferent } from '../../parts/sent-answer.ts';
import type { KindRules } from '../kind-rules.ts';

/** Steps in their right order. */
export interface OrderingQuestion extends QuestionBase {
  kind: 'ordering';
  items: { id: string; text: LocalizedMarkdown }[];
}
export interface OrderingAnswer {
  kind: 'ordering';
  /** Ids in the order given. */
  itemIds: string[];
}

export const ordering: KindRules<OrderingQuestion, OrderingAnswer> = {
  form: { items: list(object<OrderingQuestion['items'][number]>(side), 2) },
  wrongRelation: ({ items }) => (areUnique(items) ? undefined : 'items'),
  answerIn: ({ items }, { itemIds }) => (areDifferent(itemIds, items) ? { itemIds } : undefined),
  judge: ({ items }, { itemIds }) => judged(items, itemIds),
  rightAnswer: ({ items }) => ({ itemIds: items.map(({ id }) => id) }),
  keyLines: ({ items }) =>
    items.map(({ text }, at) => ({ text: { ar: `${at + 1}. ${text.ar}`, en: `${at + 1}. ${text.en}` } })),
  saidOf: () => undefined,
  guessedShare: ({ items }) => 1 / items.length,
  sameAnswers: ({ items }) => ({
    ...noSameAnswers,
    given: 'one',
    words: inBothLanguages((saysOf) => [{ says: items.map(saysOf).join(' → '), share: 1 }]),
  }),
  asked: ({ items }) => ({ items: items.map(asPart) }),
  withOwnParts(question, { name, shuffled }) {
    const names = new Map(shuffled(question.items).map(({ id }) => [id, name(id)]));
    return { ...question, items: question.items.map((item) => ({ ...item, id: names.get(item.id) ?? '' })) };
  },
};

/** Each pair of neighbours that follow each other as they should counts; a whole list in order earns all. */
function judged(items: OrderingQuestion['items'], ids: readonly string[]): Judged {
  const isInOrder = ids.length === items.length && items.every(({ id }, at) => ids[at] === id);
  if (isInOrder || items.length < 2) return { share: isInOrder ? 1 : 0, feedback: [] };
  const follows = new Map(items.slice(1).map(({ id }, at) => [items[at]!.id, id]));
  const right = ids.slice(1).filter((id, at) => follows.get(ids[at]!) === id).length;
  return { share: right / (items.length - 1), feedback: [] };
}

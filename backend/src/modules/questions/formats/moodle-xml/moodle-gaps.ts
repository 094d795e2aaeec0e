import { partId } from '../part-ids.js';
import { Unreadable } from '../read-questions.js';
import { mostPoints } from '../taken-points.js';
import { foreignText } from '../texts/foreign-text.js';
import { fieldMark, withGaps } from '../texts/gap-mark.js';
import { childOf, childrenOf, textOf } from '../xml/read-xml.js';
import { readEmbedded } from './embedded-answers.js';
import { type MoodleQuestion, nameOf } from './moodle-question.js';

/**
 * Gaps of the text are `[[2]]`: the second choice belongs there, and those of its group are offered, chosen from a list
 * (`gapselect`) or dragged (`ddwtos`).
 */
export function readSelected(question: MoodleQuestion) {
  const choices = childrenOf(question.element, 'selectoption', 'dragbox').map((element) => ({
    text: foreignText(element.name === 'dragbox' ? 'auto' : 'plain', textOf(childOf(element, 'text')), question.losses),
    group: textOf(childOf(element, 'group')).trim() || '1',
  }));
  const numbers: number[] = [];
  const source = question.source.replace(/\[\[(\d{1,3})\]\]/g, (_, number: string) => {
    numbers.push(Number(number));
    return fieldMark(partId('g', numbers.length - 1));
  });
  if (numbers.length === 0 || numbers.some((number) => !choices[number - 1]))
    throw new Unreadable('part-missing', nameOf(question.element));
  const gaps = numbers.map((number, at) => ({
    id: partId('g', at),
    kind: 'choice' as const,
    options: choices.flatMap(({ text, group }, place) =>
      group === choices[number - 1]!.group
        ? [{ id: partId('o', place), text, weight: place === number - 1 ? 100 : 0 }]
        : [],
    ),
  }));
  return { kind: 'cloze', gaps, prompt: gapped(question, source) } as const;
}

/** A text with its answers embedded, and the points that they have together. */
export function readCloze(question: MoodleQuestion) {
  const { text, gaps, points } = readEmbedded(question.source, question.losses);
  const worth =
    question.value('defaultgrade') === '' && points > 0 && points <= mostPoints ? points : question.points();
  return { kind: 'cloze', gaps, prompt: gapped(question, text), points: worth } as const;
}

function gapped(question: MoodleQuestion, source: string) {
  const { ar, en } = question.prompt(source);
  return { ar: withGaps(ar), en: withGaps(en) };
}

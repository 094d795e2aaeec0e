import { readNumber } from '@masar/domain';
import { Unreadable } from '../read-questions.js';
import type { GiftAnswers, GiftChoice, GiftFormat, GiftNumber, GiftText } from './gift-item.js';
import { cutAt, findUnescaped, onOneLine, readOptionalText, readText, trimmed, unescaped } from './gift-text.js';

/** What stands between the braces, without the feedback on all of it. */
export function readAnswers(raw: string, format: GiftFormat): GiftAnswers {
  const text = trimmed(raw);
  if (text === '') return { type: 'Essay' };
  const isTrue = /^(TRUE|T|FALSE|F)(?=\s*(?:#|$))/.exec(text)?.[1];
  if (isTrue) return trueFalse(isTrue.startsWith('T'), text.slice(isTrue.length), format);
  if (text.startsWith('#')) return numerical(text.slice(1), format);
  if (!/^[=~]/.test(text)) return { type: 'Short', choices: [choice(`=${text}`, format)] };
  const found = pieces(text);
  if (found.every((piece) => piece.startsWith('=')) && findUnescaped(found[0]!, ['->']) > 0)
    return matching(found, format);
  const choices = found.map((piece) => choice(piece, format));
  return { type: choices.every(({ isCorrect }) => isCorrect) ? 'Short' : 'MC', choices };
}

/** Each piece begins with its sign. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  while (from < text.length) {
    const next = findUnescaped(text, ['=', '~'], from + 1);
    found.push(text.slice(from, next < 0 ? undefined : next));
    if (next < 0) break;
    from = next;
  }
  return found;
}

function trueFalse(isTrue: boolean, rest: string, format: GiftFormat): GiftAnswers {
  const [, first] = cutAt(rest, '#');
  const [one, other] = first === undefined ? [undefined, undefined] : cutAt(first, '#');
  return {
    type: 'TF',
    isTrue,
    trueFeedback: readOptionalText(one, format),
    falseFeedback: readOptionalText(other, format),
  };
}

/** Sign, weight, and what remains. */
function weighted(piece: string): { isCorrect: boolean; weight: number | null; rest: string } {
  const rest = trimmed(piece.slice(1));
  const [all, percent = ''] = /^%([^%]*)%/.exec(rest) ?? [];
  const weight = all === undefined ? null : readNumber(percent);
  if (weight === undefined || (weight !== null && Math.abs(weight) > 100)) throw new Unreadable('broken', all);
  return { isCorrect: piece.startsWith('='), weight, rest: rest.slice(all?.length ?? 0) };
}

function choice(piece: string, format: GiftFormat): GiftChoice {
  const { isCorrect, weight, rest } = weighted(piece);
  const [words, feedback] = cutAt(rest, '#');
  return { isCorrect, weight, text: readText(words, format), feedback: readOptionalText(feedback, format) };
}

function numerical(raw: string, format: GiftFormat): GiftAnswers {
  const text = trimmed(raw);
  if (findUnescaped(text, ['=', '~', '#']) < 0) return { type: 'Numerical', choices: number(text) };
  const choices = pieces(/^[=~]/.test(text) ? text : `=${text}`).map((piece): GiftChoice<GiftNumber | GiftText> => {
    const { isCorrect, weight, rest } = weighted(piece);
    const [words, feedback] = cutAt(rest, '#');
    const isAnything = /^\*?$/.test(trimmed(words));
    const answer = isAnything ? { format, text: '*' } : number(words);
    return { isCorrect, weight, text: answer, feedback: readOptionalText(feedback, format) };
  });
  return { type: 'Numerical', choices };
}

function number(raw: string): GiftNumber {
  const text = trimmed(raw);
  const [low, high] = text.split('..');
  const [value, range] = text.split(/(?<!\\):/);
  if (high !== undefined) return { type: 'high-low', numberLow: read(low!), numberHigh: read(high) };
  if (range !== undefined) return { type: 'range', number: read(value!), range: read(range) };
  return { type: 'simple', number: read(text) };
}

function read(text: string): number {
  const value = readNumber(text);
  if (value === undefined) throw new Unreadable('broken', text.slice(0, 80));
  return value;
}

function matching(found: string[], format: GiftFormat): GiftAnswers {
  const matchPairs = found.map((piece) => {
    const [left, right] = cutAt(piece.slice(1), '->');
    if (right === undefined) throw new Unreadable('broken', piece.slice(0, 80));
    const subquestion = trimmed(left) === '' ? { format, text: '' } : readText(left, format);
    return { subquestion, subanswer: unescaped(onOneLine(trimmed(right))) };
  });
  return { type: 'Matching', matchPairs };
}

import { type AcceptedNumber, readNumber } from '@masar/domain';
import { tellLighterShares } from '../own-shares.js';
import { partId } from '../part-ids.js';
import { Unreadable } from '../read-questions.js';
import { roundedShares } from '../shares.js';
import { foreignText, nothingIn } from '../texts/foreign-text.js';
import { acceptedIn, hasText } from '../texts/languages.js';
import { childOf, childrenOf, textOf, type XmlElement } from '../xml/read-xml.js';
import { readCloze, readSelected } from './moodle-gaps.js';
import { type MoodleQuestion, nameOf } from './moodle-question.js';

const choices = ['multichoice', 'multichoiceset', 'oumultiresponse'];
const needKey = [...choices, 'shortanswer', 'numerical', 'truefalse'];

/** What is right in a question of Moodle, by its type. */
export function readKey(question: MoodleQuestion, type: string) {
  const answers = childrenOf(question.element, 'answer');
  const fractions = answers.map((answer) => question.fraction(answer));
  if (needKey.includes(type) && !fractions.some((fraction) => fraction > 0))
    throw new Unreadable('no-key', nameOf(question.element));
  switch (type) {
    case 'multichoice':
    case 'multichoiceset':
    case 'oumultiresponse':
      return readChoices(question, type, answers, fractions);
    case 'truefalse':
      return trueFalse(question, answers, fractions);
    case 'shortanswer':
      return shortAnswer(question, answers, fractions);
    case 'numerical':
      return { kind: 'number', unit: unitOf(question), accepted: numbers(question, answers, fractions) } as const;
    case 'matching':
    case 'match':
      return matching(question);
    case 'ordering':
      return ordering(question, answers, fractions);
    case 'gapselect':
    case 'ddwtos':
      return readSelected(question);
    case 'cloze':
    case 'multianswer':
      return readCloze(question);
    default:
      throw new Unreadable('unknown-kind', type.slice(0, 40));
  }
}

function readChoices(question: MoodleQuestion, type: string, answers: XmlElement[], fractions: number[]) {
  const options = (weights: number[]) =>
    answers.map((answer, at) => ({
      id: partId('o', at),
      text: question.text(answer),
      weight: weights[at]!,
      ...question.feedback(answer),
    }));
  const written = options(fractions);
  // Moodle leaves blank choices of its form behind; one that has a share was something else.
  const isBlank = written.map(({ text, weight }) => !hasText(text) && weight <= 0);
  if (written.some(({ text }, at) => !hasText(text) && !isBlank[at]))
    throw new Unreadable('media', nameOf(question.element));
  if (isBlank.includes(true)) question.lost('blank-choice', '');
  const shuffles = question.isSet('shuffleanswers', true);
  const isFull = fractions.includes(100);
  const isOne = question.isSet('single', isFull || fractions.filter((fraction) => fraction > 0).length === 1);
  if (type === 'multichoice' && isOne) return { kind: 'single', options: kept(written, isBlank), shuffles } as const;
  // These know right and wrong alone, all right ones worth the same.
  const isSet = type !== 'multichoice';
  const right = fractions.filter((fraction) => fraction > 0).length;
  const shares = isSet
    ? fractions.map((fraction) => (fraction > 0 ? Number((100 / right).toFixed(5)) : 0))
    : roundedShares(fractions);
  if (!isSet) tellLighterShares(shares, question.losses);
  const weighted = written.map((option, at) => ({ ...option, weight: shares[at]! }));
  const credit = type === 'multichoiceset' ? 'all-or-nothing' : 'partial';
  return { kind: 'multiple', options: kept(weighted, isBlank), credit, shuffles } as const;
}

const kept = <Option extends { id: string }>(options: Option[], isBlank: boolean[]): Option[] =>
  options.filter((_, at) => !isBlank[at]).map((option, at) => ({ ...option, id: partId('o', at) }));

/** What is said and earned for anything else. */
function catchAll(question: MoodleQuestion, answer: XmlElement, fraction: number): [] {
  const said = textOf(childOf(answer, 'feedback'));
  return fraction === 0 && nothingIn(said) ? [] : question.lost('catch-all', said);
}

function shortAnswer(question: MoodleQuestion, answers: XmlElement[], fractions: number[]) {
  const accepted = answers.flatMap((answer, at) => {
    const text = textOf(childOf(answer, 'text')).trim();
    if (text === '*') return catchAll(question, answer, fractions[at]!);
    if (/(?<!\\)\*/.test(text)) question.lost('wildcard', text);
    const feedback = question.feedback(answer);
    return acceptedIn(text.replaceAll('\\*', '*')).map((words) => ({
      text: words,
      weight: worth(question, fractions[at]!),
      ...feedback,
    }));
  });
  return { kind: 'short-text', accepted, exact: question.isSet('usecase') } as const;
}

/** Answers are called true and false; files of old that call them otherwise have them in this order. */
function trueFalse(question: MoodleQuestion, answers: XmlElement[], fractions: number[]) {
  const find = (word: string) =>
    answers.find((answer) => textOf(childOf(answer, 'text')).trim().toLowerCase() === word);
  const [yes = answers[0], no = answers[1]] = [find('true'), find('false')];
  if (!yes || !no || yes === no) throw new Unreadable('broken', nameOf(question.element));
  const said = {
    ...question.optional('feedbackTrue', childOf(yes, 'feedback')),
    ...question.optional('feedbackFalse', childOf(no, 'feedback')),
  };
  return { kind: 'true-false', isTrue: (fractions[answers.indexOf(yes)] ?? 0) > 0, ...said } as const;
}

function numbers(question: MoodleQuestion, answers: XmlElement[], fractions: number[]): AcceptedNumber[] {
  return answers.flatMap((answer, at) => {
    const text = textOf(childOf(answer, 'text')).trim();
    if (text === '*') return catchAll(question, answer, fractions[at]!);
    const [value, tolerance] = [readNumber(text), readNumber(textOf(childOf(answer, 'tolerance')).trim() || '0')];
    if (value === undefined || tolerance === undefined) throw new Unreadable('broken', text.slice(0, 80));
    const weight = worth(question, fractions[at]!);
    return [{ value, tolerance: Math.abs(tolerance), weight, ...question.feedback(answer) }];
  });
}

/** A bank takes nothing away for a text or a number. */
function worth(question: MoodleQuestion, fraction: number): number {
  if (fraction < 0) question.lost('penalty', `${fraction}%`);
  return Math.max(0, fraction);
}

/** The first unit counts once; others would each turn the number into another. */
function unitOf(question: MoodleQuestion): string {
  const units = childrenOf(childOf(question.element, 'units') ?? question.element, 'unit');
  const names = units.map((unit) => textOf(childOf(unit, 'unit_name')).trim());
  for (const name of names.slice(1)) question.lost('unit', name);
  return names[0] ?? '';
}

/** The fraction of an item is its place, wherever in the file it stands. */
function ordering(question: MoodleQuestion, answers: XmlElement[], fractions: number[]) {
  const arePlaces = new Set(fractions).size === answers.length;
  const inOrder = arePlaces
    ? answers.toSorted((one, other) => fractions[answers.indexOf(one)]! - fractions[answers.indexOf(other)]!)
    : answers;
  const shown = question.value('selecttype') === '0' ? 0 : (readNumber(question.value('selectcount')) ?? 0);
  if (shown > 0 && shown < answers.length) question.lost('style', `${shown} / ${answers.length}`);
  const items = inOrder.map((answer, at) => ({ id: partId('i', at), text: question.text(answer) }));
  return { kind: 'ordering', items } as const;
}

function matching(question: MoodleQuestion) {
  const pairs = childrenOf(question.element, 'subquestion').map((element) => ({
    left: question.text(element),
    right: textOf(childOf(childOf(element, 'answer') ?? element, 'text')).trim(),
  }));
  const rights = [...new Set(pairs.map(({ right }) => right).filter(Boolean))];
  const asked = pairs.filter(({ left, right }) => hasText(left) && right !== '');
  if (asked.length === 0) throw new Unreadable('no-key', nameOf(question.element));
  return {
    kind: 'matching',
    left: asked.map(({ left, right }, at) => ({
      id: partId('l', at),
      text: left,
      rightId: partId('r', rights.indexOf(right)),
    })),
    right: rights.map((right, at) => ({ id: partId('r', at), text: foreignText('plain', right, question.losses) })),
  } as const;
}

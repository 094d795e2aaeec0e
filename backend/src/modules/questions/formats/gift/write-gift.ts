import { isDeepStrictEqual } from 'node:util';
import type { AcceptedNumber, AcceptedText, ChoiceOption, LocalizedMarkdown, Question } from '@masar/domain';
import { withOwnPartIds } from '../own-part-ids.js';
import { countedOptions, withOwnShares } from '../own-shares.js';
import { relationsOf } from '../relations.js';
import { oneText } from '../texts/languages.js';
import type { WritableQuestion, WrittenQuestions } from '../written-questions.js';
import { settingsLine } from './gift-settings.js';
import { escaped } from './gift-text.js';
import { readGift } from './read-gift.js';

/** Questions as a GIFT file; what is not the same when it is read again is left out and named (QB-3). */
export function writeGift(questions: readonly WritableQuestion[]): WrittenQuestions {
  const written = questions.map((each) => blockOf(each));
  const isKept = written.map((block, at) => block !== undefined && isReadAgain(block, questions[at]!));
  return {
    text: written.filter((_, at) => isKept[at]).join('\n'),
    leftOut: [...isKept.keys()].filter((at) => !isKept[at]),
  };
}

function isReadAgain(block: string, { question, name, tags, ...named }: WritableQuestion): boolean {
  const { questions, skipped } = readGift(block);
  const [read] = questions;
  if (!read || questions.length > 1 || skipped.length > 0 || read.losses.length > 0) return false;
  const meant = { name, tags, ...relationsOf(named), question: { ...withOwnShares(withOwnPartIds(question)), id: '' } };
  const got = { name: read.name, tags: read.tags, ...relationsOf(read), question: withOwnShares(read.question) };
  return isDeepStrictEqual(got, meant);
}

function blockOf({ question, name, tags, ...named }: WritableQuestion): string | undefined {
  const answers = answersOf(question);
  if (answers === undefined) return undefined;
  const settings = settingsLine(question, named);
  const feedback = question.explanation ? `\n####${escaped(oneText(question.explanation))}\n` : '';
  return [
    ...(tags.length > 0 ? [`// ${tags.map((tag) => `[tag:${tag}]`).join(' ')}`] : []),
    ...(settings === undefined ? [] : [settings]),
    `::${escaped(name)}::[markdown]${text(question.prompt)}{${answers}${feedback}}`,
    '',
  ].join('\n');
}

const text = (words: LocalizedMarkdown): string => escaped(oneText(words));
const said = (feedback: LocalizedMarkdown | undefined): string => (feedback ? `#${text(feedback)}` : '');
const lines = (answers: string[]): string => `\n${answers.map((answer) => `  ${answer}\n`).join('')}`;

function answersOf(question: Question): string | undefined {
  switch (question.kind) {
    case 'single':
      return lines(
        question.options.map((option) => (option.weight === 100 ? sign('=', '', option) : weighted(option))),
      );
    case 'multiple':
      return lines(countedOptions(question).map(weighted));
    case 'true-false': {
      const [right, wrong] = question.isTrue
        ? [question.feedbackTrue, question.feedbackFalse]
        : [question.feedbackFalse, question.feedbackTrue];
      const feedback = right || wrong ? `#${wrong ? text(wrong) : ''}${said(right)}` : '';
      return `${question.isTrue ? 'TRUE' : 'FALSE'}${feedback}`;
    }
    case 'short-text':
      return lines(
        question.accepted.map(
          (accepted) =>
            `=${percent(accepted)}${escaped(accepted.text.replaceAll('*', '\\*'))}${said(accepted.feedback)}`,
        ),
      );
    case 'number':
      return `#${lines(question.accepted.map((accepted) => `=${percent(accepted)}${numberText(accepted)}${said(accepted.feedback)}`))}`;
    case 'matching':
      return lines(pairsOf(question));
    case 'ordering':
    case 'cloze':
    case 'hotspot':
    case 'calculated':
      return undefined;
  }
}

const percent = ({ weight }: AcceptedText | AcceptedNumber): string => (weight === 100 ? '' : `%${weight}%`);
const numberText = ({ value, tolerance }: AcceptedNumber): string =>
  tolerance === 0 ? `${value}` : `${value}:${tolerance}`;
const sign = (mark: '=' | '~', weight: string, { text: words, feedback }: ChoiceOption): string =>
  `${mark}${weight}${text(words)}${said(feedback)}`;
const weighted = (option: ChoiceOption): string => sign('~', option.weight === 0 ? '' : `%${option.weight}%`, option);

function pairsOf({ left, right }: Extract<Question, { kind: 'matching' }>): string[] {
  const words = new Map(right.map((side) => [side.id, text(side.text)]));
  const used = new Set(left.map(({ rightId }) => rightId));
  const spare = right.filter(({ id }) => !used.has(id));
  return [
    ...left.map((side) => `=${text(side.text)} -> ${words.get(side.rightId) ?? ''}`),
    ...spare.map((side) => `= -> ${text(side.text)}`),
  ];
}

import { isDeepStrictEqual } from 'node:util';
import { withOwnPartIds, writtenKind } from '../kinds/written-kinds.js';
import { withOwnShares } from '../own-shares.js';
import { relationsOf } from '../relations.js';
import type { WritableQuestion, WrittenQuestions } from '../written-questions.js';
import { giftText } from './gift-lines.js';
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
  const answers = writtenKind(question).gift?.(question);
  if (answers === undefined) return undefined;
  const settings = settingsLine(question, named);
  const feedback = question.explanation ? `\n####${giftText(question.explanation)}\n` : '';
  return [
    ...(tags.length > 0 ? [`// ${tags.map((tag) => `[tag:${tag}]`).join(' ')}`] : []),
    ...(settings === undefined ? [] : [settings]),
    `::${escaped(name)}::[markdown]${giftText(question.prompt)}{${answers}${feedback}}`,
    '',
  ].join('\n');
}

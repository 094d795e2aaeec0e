import { askedParts, drawnValues } from './asked-question.ts';
import { foldedText } from './folded-text.ts';
import { gradeAnswer, rightAnswer } from './grade-answer.ts';
import { isGuessable } from './guessed-share.ts';
import { rulesOf } from './kinds/rules-of-kinds.ts';
import type { LocalizedMarkdown } from './localized-markdown.ts';
import type { Question } from './question.ts';

/** What an author is told about a question while writing it (QB-2). */
export const questionWarningCodes = [
  'no-right-answer',
  'same-option-twice',
  'no-arabic',
  'no-english',
  'picture-without-words',
  'guessable',
] as const;
export type QuestionWarning = (typeof questionWarningCodes)[number];

/** A question with this can't be put before learners. */
export const isGrave = (warning: QuestionWarning): boolean => warning === 'no-right-answer';

export function questionWarnings(question: Question): QuestionWarning[] {
  const texts = textsOf(question);
  const lacks = (language: 'ar' | 'en') =>
    texts.some((text) => text[language].trim() === '' && text[language === 'ar' ? 'en' : 'ar'].trim() !== '');
  const isAnswerable = hasRightAnswer(question);
  return [
    ...(isAnswerable ? [] : (['no-right-answer'] as const)),
    ...(optionLists(question).some(hasTwice) ? (['same-option-twice'] as const) : []),
    ...(lacks('ar') ? (['no-arabic'] as const) : []),
    ...(lacks('en') ? (['no-english'] as const) : []),
    ...(texts.some(showsWithoutWords) || lacksPictureWords(question) ? (['picture-without-words'] as const) : []),
    ...(isAnswerable && isGuessable(question) ? (['guessable'] as const) : []),
  ];
}

function hasRightAnswer(question: Question): boolean {
  if (rulesOf(question).picture?.of(question).address.trim() === '') return false;
  const values = drawnValues(question, 1);
  const { points, of } = gradeAnswer(question, rightAnswer(question, values), values);
  return points === of;
}

function optionLists(question: Question): LocalizedMarkdown[][] {
  const { options, left, right, items, gaps } = askedParts(question);
  return [options, left, right, items, ...gaps.map((gap) => gap.options)];
}

/** Marks count here: `font-size` and `fontsize` are two options. */
function hasTwice(texts: readonly LocalizedMarkdown[]): boolean {
  const isSame = (one: string, other: string) => one.trim() !== '' && plain(one) === plain(other);
  return texts.some((one, at) =>
    texts.slice(at + 1).some((other) => isSame(one.ar, other.ar) || isSame(one.en, other.en)),
  );
}
const plain = (text: string): string =>
  /\p{Script=Arabic}/u.test(text) ? foldedText(text) : text.replace(/\s+/g, ' ').trim();

/** Whoever hears a page instead of seeing it has to know what a picture shows. */
const showsWithoutWords = ({ ar, en }: LocalizedMarkdown): boolean => /!\[\s*\]\(/.test(`${ar} ${en}`);
function lacksPictureWords(question: Question): boolean {
  const { words } = rulesOf(question).picture?.of(question) ?? {};
  return words?.ar.trim() === '' && words.en.trim() === '';
}

function textsOf(question: Question): LocalizedMarkdown[] {
  const optional = [question.explanation].filter((text) => text !== undefined);
  return [question.prompt, ...optional, ...optionLists(question).flat()];
}

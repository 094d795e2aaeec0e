import { drawValues } from './drawn-values.ts';
import { foldedText } from './folded-text.ts';
import { gradeAnswer } from './grade-answer.ts';
import { isGuessable } from './guessed-share.ts';
import type { LocalizedMarkdown } from './localized-markdown.ts';
import type { ChoiceOption, Question } from './question.ts';
import { rightAnswer } from './right-answer.ts';

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
  if (question.kind === 'hotspot' && question.picture.trim() === '') return false;
  const values = question.kind === 'calculated' ? drawValues(question, 1) : {};
  const { points, of } = gradeAnswer(question, rightAnswer(question, values), values);
  return points === of;
}

function optionLists(question: Question): LocalizedMarkdown[][] {
  const texts = (options: readonly Pick<ChoiceOption, 'text'>[]) => options.map(({ text }) => text);
  if (question.kind === 'single' || question.kind === 'multiple') return [texts(question.options)];
  if (question.kind === 'ordering') return [texts(question.items)];
  if (question.kind === 'matching') return [texts(question.left), texts(question.right)];
  if (question.kind === 'cloze') return question.gaps.map((gap) => (gap.kind === 'choice' ? texts(gap.options) : []));
  return [];
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
const lacksPictureWords = (question: Question): boolean =>
  question.kind === 'hotspot' && question.pictureText.ar.trim() === '' && question.pictureText.en.trim() === '';

function textsOf(question: Question): LocalizedMarkdown[] {
  const optional = [question.explanation].filter((text) => text !== undefined);
  return [question.prompt, ...optional, ...optionLists(question).flat()];
}

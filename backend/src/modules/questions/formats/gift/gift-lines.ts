import type { ChoiceOption, LocalizedMarkdown } from '@masar/domain';
import { oneText } from '../texts/languages.js';
import { escaped } from './gift-text.js';

export const giftText = (words: LocalizedMarkdown): string => escaped(oneText(words));
/** What is said about an answer, behind it. */
export const said = (feedback: LocalizedMarkdown | undefined): string => (feedback ? `#${giftText(feedback)}` : '');
export const lines = (answers: string[]): string => `\n${answers.map((answer) => `  ${answer}\n`).join('')}`;
/** All of the points needs no saying. */
export const percent = ({ weight }: { weight: number }): string => (weight === 100 ? '' : `%${weight}%`);

export const rightOption = ({ text, feedback }: ChoiceOption): string => `=${giftText(text)}${said(feedback)}`;
export const weightedOption = ({ weight, text, feedback }: ChoiceOption): string =>
  `~${weight === 0 ? '' : `%${weight}%`}${giftText(text)}${said(feedback)}`;

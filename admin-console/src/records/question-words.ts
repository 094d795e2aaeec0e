import type { ItemFlag, QuestionDifficulty, QuestionKind, QuestionState, QuestionWarning } from '@masar/domain';
import { inEach, questionKindNames } from '@masar/i18n';
import type { Words } from './fields';
import {
  itemFlagTexts,
  questionDifficultyTexts,
  questionStateTexts,
  questionWarningTexts,
} from './question-words.messages';

/** Kinds of questions, as lists of questions and of attempts call them (QB-1). */
export const questionKindWords: Words<QuestionKind> = questionKindNames;

export const questionDifficultyWords: Words<QuestionDifficulty> = inEach(questionDifficultyTexts);

export const questionStateWords: Words<QuestionState> = inEach(questionStateTexts);

export const questionWarningWords: Words<QuestionWarning> = inEach(questionWarningTexts);

/** What statistics raise about a question (QB-4). */
export const itemFlagWords: Words<ItemFlag> = inEach(itemFlagTexts);

import type { ItemFlag, QuestionDifficulty, QuestionKind, QuestionState, QuestionWarning } from '@masar/domain';
import { questionKindNames } from '@masar/i18n';
import type { Words } from './fields';

/** Kinds of questions, as lists of questions and of attempts call them (QB-1). */
export const questionKindWords: Words<QuestionKind> = questionKindNames;

export const questionDifficultyWords: Words<QuestionDifficulty> = {
  easy: { ar: 'سهل', en: 'Easy' },
  medium: { ar: 'متوسط', en: 'Medium' },
  hard: { ar: 'صعب', en: 'Hard' },
};

export const questionStateWords: Words<QuestionState> = {
  draft: { ar: 'مسودة', en: 'Draft' },
  ready: { ar: 'جاهز', en: 'Ready' },
  archived: { ar: 'مؤرشف', en: 'Archived' },
};

export const questionWarningWords: Words<QuestionWarning> = {
  'no-right-answer': { ar: 'لا إجابة صحيحة', en: 'No right answer' },
  'same-option-twice': { ar: 'خيار مكرر', en: 'The same option twice' },
  'no-arabic': { ar: 'ينقصه العربية', en: 'No Arabic' },
  'no-english': { ar: 'ينقصه الإنجليزية', en: 'No English' },
  'picture-without-words': { ar: 'صورة بلا وصف', en: 'A picture without words' },
  guessable: { ar: 'يُصاب بالتخمين', en: 'Can be guessed' },
};

/** What statistics raise about a question (QB-4). */
export const itemFlagWords: Words<ItemFlag> = {
  'too-easy': { ar: 'سهل جداً', en: 'Too easy' },
  'too-hard': { ar: 'صعب جداً', en: 'Too hard' },
  backwards: { ar: 'يميّز عكسياً', en: 'Discriminates backwards' },
};

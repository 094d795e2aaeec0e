import type {
  ItemFlag,
  LossReason,
  QuestionDifficulty,
  QuestionKind,
  QuestionState,
  QuestionWarning,
  SkipReason,
} from '@masar/domain';
import { type Language, questionKindTexts } from '@masar/i18n';
import { useLocale } from '@masar/ui';
import {
  difficultyNames,
  itemFlagNames,
  lossNames,
  questionStateNames,
  skipNames,
  warningNames,
} from './question-names.messages';

interface Named {
  kinds: Record<QuestionKind, string>;
  difficulties: Record<QuestionDifficulty, string>;
  states: Record<QuestionState, string>;
  warnings: Record<QuestionWarning, string>;
  skipped: Record<SkipReason, string>;
  losses: Record<LossReason, string>;
  flags: Record<ItemFlag, string>;
}

const namesIn = (language: Language): Named => ({
  kinds: questionKindTexts[language],
  difficulties: difficultyNames[language],
  states: questionStateNames[language],
  warnings: warningNames[language],
  skipped: skipNames[language],
  losses: lossNames[language],
  flags: itemFlagNames[language],
});

/** The words that banks, editor and import share (QB-1 to QB-4); names of columns in them keep their digits. */
export const useQuestionNames = (): Named => namesIn(useLocale().language);

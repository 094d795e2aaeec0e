import { letterWithoutFont, printableLine } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { accountRulesMessages } from './account-rules.messages';
import type { FieldRule } from './useCheckedForm';

/** The rule of names, titles and skills: they stand on certificates, so there has to be a font for each letter (CRT-3). */
export function usePrintedRule(): FieldRule {
  const text = useMessages(accountRulesMessages);
  return (value) => {
    const letter = letterWithoutFont(printableLine(value));
    return letter && text.otherLetters(letter);
  };
}

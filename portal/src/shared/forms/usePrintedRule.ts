import { letterWithoutFont, printableLine } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { accountRulesMessages } from './account-rules.messages';
import { FormRefusal } from './form-values';
import type { FieldRule } from './useCheckedForm';

/** The rule of names, titles and skills: they stand on certificates, so there has to be a font for each letter (CRT-3). */
export function usePrintedRule(): FieldRule {
  const text = useMessages(accountRulesMessages);
  return (value) => {
    const letter = letterWithoutFont(printableLine(value));
    return letter && text.otherLetters(letter);
  };
}

/** The same for a form that holds its values itself: why it is not sent, or null, by the server's names of its fields. */
export function usePrintedFields(): (texts: Readonly<Record<string, string | undefined>>) => FormRefusal | null {
  const rule = usePrintedRule();
  return (texts) => {
    const errors = Object.entries(texts).flatMap(([field, text]) => {
      const message = rule(text ?? '');
      return message ? [{ field, message }] : [];
    });
    return errors.length > 0 ? new FormRefusal(errors) : null;
  };
}

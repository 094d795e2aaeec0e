import { letterWithoutFont, printableLine } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { recordsMessages } from './records.messages';

/** Says of a text that will stand on certificates which of its letters no font has, before it is sent (CRT-3). */
export function usePrinted(): (value: unknown) => string | undefined {
  const text = useMessages(recordsMessages);
  return (value) => {
    const letter = typeof value === 'string' ? letterWithoutFont(printableLine(value)) : undefined;
    return letter && text.otherLetters(letter);
  };
}

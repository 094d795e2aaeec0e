import { longestAnswer } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { TextField } from '#shared/forms/TextField';
import { questionMessages } from '../questions.messages';
import type { AnsweringKind, InputProps } from './answering-kind';

/** A few words; their direction follows what is typed. */
function ShortTextInput({ answer, onAnswer }: InputProps<'short-text'>) {
  const text = useMessages(questionMessages);
  return (
    <TextField
      label={text.answer}
      autoComplete="off"
      maxLength={longestAnswer}
      value={answer?.text ?? ''}
      onChange={(event) => onAnswer({ kind: 'short-text', text: event.currentTarget.value })}
    />
  );
}

export const shortText: AnsweringKind<'short-text'> = {
  Input: ShortTextInput,
  words: (_, { text }) => [text],
  isGiven: ({ text }) => text.trim() !== '',
  isTyped: true,
};

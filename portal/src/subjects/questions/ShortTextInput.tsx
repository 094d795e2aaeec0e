import { longestAnswer } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { TextField } from '#shared/forms/TextField';
import { questionMessages } from './questions.messages';

/** A few words; their direction follows what is typed. */
export function ShortTextInput({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const text = useMessages(questionMessages);
  return (
    <TextField
      label={text.answer}
      autoComplete="off"
      maxLength={longestAnswer}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

import { readNumber } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import { TextField } from '#shared/forms/TextField';
import { questionMessages } from './questions.messages';

interface NumberAnswerInputProps {
  /** Empty where there is none. */
  unit: string;
  value: string;
  onChange: (typed: string) => void;
}

/** A number in digits of either script; below it stands how it is read, so that a comma surprises nobody. */
export function NumberAnswerInput({ unit, value, onChange }: NumberAnswerInputProps) {
  const text = useMessages(questionMessages);
  const { format } = useLocale();
  const read = readNumber(value);
  const hint = read === undefined ? text.noNumber : text.readAs(format.number(read, { maximumFractionDigits: 10 }));
  return (
    <TextField
      label={unit ? text.answerIn(unit) : text.answer}
      hint={value.trim() === '' ? undefined : hint}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={100}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

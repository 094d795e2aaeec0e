import { type AnswerOf, readNumber } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import { TextField } from '#shared/forms/TextField';
import { questionMessages } from '../questions.messages';
import type { AnsweringKind } from './answering-kind';

interface NumericAnswerProps {
  /** Empty where there is none. */
  unit: string;
  value: string;
  onChange: (typed: string) => void;
}

/** A number in digits of either script; below it stands how it is read, so that a comma surprises nobody. */
function NumericAnswer({ unit, value, onChange }: NumericAnswerProps) {
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

const typedNumber = <Kind extends 'number' | 'calculated'>(kind: Kind): AnsweringKind<Kind> => ({
  Input: ({ question, answer, onAnswer }) => (
    <NumericAnswer
      unit={question.unit}
      value={answer?.text ?? ''}
      onChange={(text) => onAnswer({ kind, text } as AnswerOf<Kind>)}
    />
  ),
  words: ({ unit }, { text }) => [`${text} ${unit}`.trim()],
  isGiven: ({ text }) => text.trim() !== '',
  isTyped: true,
});
export const numeric = typedNumber('number');
export const calculated = typedNumber('calculated');

import { longestAnswer, plainBeginningOf } from '@masar/domain';
import { textIn } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import { TextField } from '#shared/forms/TextField';
import { questionMessages } from '../questions.messages';
import styles from '../Questions.module.css';
import type { AnsweringKind, InputProps } from './answering-kind';

/** A field for each gap of the text above, by the number that stands in the gap. */
function GapsInput({ question: { gaps }, answer, onAnswer }: InputProps<'cloze'>) {
  const text = useMessages(questionMessages);
  const { language, format } = useLocale();
  const values = answer?.gaps ?? {};
  const fill = (id: string, value: string) => {
    const { [id]: _former, ...others } = values;
    onAnswer({ kind: 'cloze', gaps: value ? { ...others, [id]: value } : others });
  };
  return (
    <div className={styles.answers}>
      {gaps.map((gap, place) => {
        const field = {
          label: text.gap(format.number(place + 1)),
          value: values[gap.id] ?? '',
          onChange: (event: { currentTarget: { value: string } }) => fill(gap.id, event.currentTarget.value),
        };
        if (gap.kind !== 'choice') {
          const isNumber = gap.kind === 'number';
          return (
            <TextField
              key={gap.id}
              {...field}
              autoComplete="off"
              maxLength={longestAnswer}
              {...(isNumber && { inputMode: 'decimal', dir: 'ltr' })}
            />
          );
        }
        return (
          <SelectField key={gap.id} {...field}>
            <option value="">{text.choose}</option>
            {gap.options.map((option) => (
              <option key={option.id} value={option.id}>
                {plainBeginningOf(textIn(option, language), 300)}
              </option>
            ))}
          </SelectField>
        );
      })}
    </div>
  );
}

export const cloze: AnsweringKind<'cloze'> = {
  Input: GapsInput,
  words: ({ gaps }, answer, { number, named }) =>
    gaps.map((gap, place) => {
      const given = answer.gaps[gap.id] ?? '—';
      return `${number(place + 1)}. ${gap.kind === 'choice' ? named(gap.options, given) : given}`;
    }),
  isGiven: ({ gaps }) => Object.keys(gaps).length > 0,
  isTyped: true,
};

import type { AskedGap } from '@masar/domain';
import { longestAnswer, plainBeginningOf } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import { TextField } from '#shared/forms/TextField';
import { questionMessages } from './questions.messages';
import styles from './Questions.module.css';

interface GapsInputProps {
  gaps: readonly AskedGap[];
  /** Gap id to option id or text. */
  values: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
}

/** A field for each gap of the text above, by the number that stands in the gap. */
export function GapsInput({ gaps, values, onChange }: GapsInputProps) {
  const text = useMessages(questionMessages);
  const { language, format } = useLocale();
  const fill = (id: string, value: string) => {
    const { [id]: _former, ...others } = values;
    onChange(value ? { ...others, [id]: value } : others);
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
                {plainBeginningOf(option[language] || option.ar || option.en, 300)}
              </option>
            ))}
          </SelectField>
        );
      })}
    </div>
  );
}

import type { AcceptedNumber } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import { NumberField } from '#shared/forms/NumberField';
import { TextField } from '#shared/forms/TextField';
import { AddButton } from './AddButton';
import styles from './Editing.module.css';
import type { EditingKind, KeyFieldsProps } from './editing-kind';
import { withoutPart, withPart } from './list-edit';
import { Part } from './Part';
import { questionEditingMessages } from './question-editing.messages';

interface AcceptedNumbersFieldProps {
  accepted: AcceptedNumber[];
  onChange: (accepted: AcceptedNumber[]) => void;
}

/** Numbers that are right, and how far an answer may be off. */
export function AcceptedNumbersField({ accepted, onChange }: AcceptedNumbersFieldProps) {
  const text = useMessages(questionEditingMessages);
  const { format } = useLocale();
  return (
    <div role="group" aria-label={text.answers} className={shell.stack14}>
      {accepted.map((part, at) => {
        const number = format.number(at + 1);
        return (
          <Part
            key={at}
            number={number}
            onRemove={accepted.length > 1 ? () => onChange(withoutPart(accepted, at)) : undefined}
          >
            <div className={`${shell.stack12} ${styles.pair}`}>
              <NumberField
                label={text.value(number)}
                value={part.value}
                onChange={(value) => onChange(withPart(accepted, at, { value }))}
              />
              <NumberField
                label={text.tolerance(number)}
                value={part.tolerance}
                onChange={(off) => onChange(withPart(accepted, at, { tolerance: Math.abs(off) }))}
              />
            </div>
          </Part>
        );
      })}
      <AddButton
        label={text.add}
        parts={accepted.length}
        onAdd={() => onChange([...accepted, { value: 0, tolerance: 0, weight: 100 }])}
      />
    </div>
  );
}

function NumberKeyFields({ question, onChange }: KeyFieldsProps<'number'>) {
  const text = useMessages(questionEditingMessages);
  return (
    <>
      <AcceptedNumbersField accepted={question.accepted} onChange={(accepted) => onChange({ ...question, accepted })} />
      <TextField
        label={text.unit}
        maxLength={40}
        value={question.unit}
        onChange={(event) => onChange({ ...question, unit: event.currentTarget.value })}
      />
    </>
  );
}

export const numeric: EditingKind<'number'> = {
  blank: () => ({ accepted: [{ value: 0, tolerance: 0, weight: 100 }], unit: '' }),
  KeyFields: NumberKeyFields,
};

import type { ChoiceOption, Question } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import { useId } from 'react';
import { CheckField } from '#shared/forms/CheckField';
import { AddButton } from './AddButton';
import type { EditingKind } from './editing-kind';
import { withoutPart, withPart } from './list-edit';
import { LocalizedField } from './LocalizedField';
import { markRight, newOption, newOptions } from './new-question';
import { Part } from './Part';
import { questionEditingMessages } from './question-editing.messages';

type Choice = Extract<Question, { options: ChoiceOption[] }>;

/** Options of a choice: which are right, and in which order they are shown. */
function ChoicesField<Asked extends Choice>({
  question,
  onChange,
}: {
  question: Asked;
  onChange: (question: Asked) => void;
}) {
  const text = useMessages(questionEditingMessages);
  return (
    <>
      <OptionList
        options={question.options}
        isSingle={question.kind === 'single'}
        onMark={(id, isRight) => onChange({ ...question, options: markRight(question, id, isRight) })}
        onChange={(options) => onChange({ ...question, options })}
      />
      <CheckField
        label={text.shuffles}
        checked={question.shuffles}
        onChange={(event) => onChange({ ...question, shuffles: event.currentTarget.checked })}
      />
      {question.kind === 'multiple' && (
        <CheckField
          label={text.allOrNothing}
          checked={question.credit === 'all-or-nothing'}
          onChange={(event) =>
            onChange({ ...question, credit: event.currentTarget.checked ? 'all-or-nothing' : 'partial' })
          }
        />
      )}
    </>
  );
}

interface OptionListProps {
  options: ChoiceOption[];
  isSingle: boolean;
  onMark: (id: string, isRight: boolean) => void;
  onChange: (options: ChoiceOption[]) => void;
}

export function OptionList({ options, isSingle, onMark, onChange }: OptionListProps) {
  const text = useMessages(questionEditingMessages);
  const { format } = useLocale();
  const Mark = isSingle ? Radio : Checkbox;
  const name = useId();
  return (
    <div role="group" aria-label={text.answers} className={shell.stack14}>
      {options.map((option, at) => {
        const number = format.number(at + 1);
        return (
          <Part
            key={option.id}
            number={number}
            mark={
              <Mark
                name={name}
                checked={option.weight > 0}
                onChange={(event) => onMark(option.id, event.currentTarget.checked)}
                slotProps={{ input: { 'aria-label': text.right(number) } }}
              />
            }
            onRemove={options.length > 2 ? () => onChange(withoutPart(options, at)) : undefined}
          >
            <LocalizedField
              labelAr={text.textAr(number)}
              labelEn={text.textEn(number)}
              value={option.text}
              onChange={(words) => onChange(withPart(options, at, { text: words }))}
            />
          </Part>
        );
      })}
      <AddButton label={text.add} parts={options.length} onAdd={() => onChange([...options, newOption(options)])} />
    </div>
  );
}

export const single: EditingKind<'single'> = {
  blank: () => ({ options: newOptions(4), shuffles: true }),
  KeyFields: ({ question, onChange }) => <ChoicesField question={question} onChange={onChange} />,
};
export const multiple: EditingKind<'multiple'> = {
  blank: () => ({ options: newOptions(4), credit: 'partial', shuffles: true }),
  KeyFields: ({ question, onChange }) => <ChoicesField question={question} onChange={onChange} />,
};

import { useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import type { EditingKind, KeyFieldsProps } from './editing-kind';
import { questionEditingMessages } from './question-editing.messages';

function TrueFalseField({ question, onChange }: KeyFieldsProps<'true-false'>) {
  const text = useMessages(questionEditingMessages);
  return (
    <SelectField
      label={text.answers}
      value={String(question.isTrue)}
      onChange={(event) => onChange({ ...question, isTrue: event.currentTarget.value === 'true' })}
    >
      <option value="true">{text.isTrue}</option>
      <option value="false">{text.isFalse}</option>
    </SelectField>
  );
}

export const trueFalse: EditingKind<'true-false'> = { blank: () => ({ isTrue: true }), KeyFields: TrueFalseField };

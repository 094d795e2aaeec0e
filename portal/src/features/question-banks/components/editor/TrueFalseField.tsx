import { useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import { questionEditorMessages } from '../../messages/question-editor.messages';
import type { EditingKind, KeyFieldsProps } from './editing-kind';

function TrueFalseField({ question, onChange }: KeyFieldsProps<'true-false'>) {
  const text = useMessages(questionEditorMessages);
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

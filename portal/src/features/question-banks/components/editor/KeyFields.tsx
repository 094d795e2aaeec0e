import type { Question } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import { TextField } from '#shared/forms/TextField';
import { questionEditorMessages } from '../../messages/question-editor.messages';
import { AcceptedNumbersField } from './AcceptedNumbersField';
import { AcceptedTextsField } from './AcceptedTextsField';
import { CalculatedField } from './CalculatedField';
import { ChoicesField } from './ChoicesField';
import { GapsField } from './GapsField';
import { HotspotField } from './HotspotField';
import { MatchingField } from './MatchingField';
import { OrderingField } from './OrderingField';

interface KeyFieldsProps {
  bankId: string;
  question: Question;
  onChange: (question: Question) => void;
}

/** What is right, in the form of the question's kind. */
export function KeyFields({ bankId, question, onChange }: KeyFieldsProps) {
  const text = useMessages(questionEditorMessages);
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <ChoicesField question={question} onChange={onChange} />;
    case 'true-false':
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
    case 'short-text':
      return (
        <AcceptedTextsField
          accepted={question.accepted}
          exact={question.exact}
          onChange={(changes) => onChange({ ...question, ...changes })}
        />
      );
    case 'number':
      return (
        <>
          <AcceptedNumbersField
            accepted={question.accepted}
            onChange={(accepted) => onChange({ ...question, accepted })}
          />
          <TextField
            label={text.unit}
            maxLength={40}
            value={question.unit}
            onChange={(event) => onChange({ ...question, unit: event.currentTarget.value })}
          />
        </>
      );
    case 'matching':
      return <MatchingField question={question} onChange={onChange} />;
    case 'ordering':
      return <OrderingField question={question} onChange={onChange} />;
    case 'cloze':
      return <GapsField question={question} onChange={onChange} />;
    case 'hotspot':
      return <HotspotField bankId={bankId} question={question} onChange={onChange} />;
    case 'calculated':
      return <CalculatedField question={question} onChange={onChange} />;
  }
}

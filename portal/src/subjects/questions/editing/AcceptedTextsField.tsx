import type { AcceptedText } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import { CheckField } from '#shared/forms/CheckField';
import { TextField } from '#shared/forms/TextField';
import { AddButton } from './AddButton';
import type { EditingKind } from './editing-kind';
import { withoutPart, withPart } from './list-edit';
import { Part } from './Part';
import { questionEditingMessages } from './question-editing.messages';

interface AcceptedTextsFieldProps {
  accepted: AcceptedText[];
  exact: boolean;
  onChange: (changes: { accepted: AcceptedText[]; exact: boolean }) => void;
}

/** Texts that are right; Arabic is compared as in the search unless letters count. */
export function AcceptedTextsField({ accepted, exact, onChange }: AcceptedTextsFieldProps) {
  const text = useMessages(questionEditingMessages);
  const { format } = useLocale();
  const change = (parts: AcceptedText[]) => onChange({ accepted: parts, exact });
  return (
    <div role="group" aria-label={text.answers} className={shell.stack14}>
      {accepted.map((part, at) => {
        const number = format.number(at + 1);
        return (
          // Rows have no id of their own, and are only added at the end.
          <Part
            key={at}
            number={number}
            onRemove={accepted.length > 1 ? () => change(withoutPart(accepted, at)) : undefined}
          >
            <TextField
              label={text.accepted(number)}
              maxLength={500}
              value={part.text}
              onChange={(event) => change(withPart(accepted, at, { text: event.currentTarget.value }))}
            />
          </Part>
        );
      })}
      <AddButton
        label={text.add}
        parts={accepted.length}
        onAdd={() => change([...accepted, { text: '', weight: 100 }])}
      />
      <CheckField
        label={text.exact}
        checked={exact}
        onChange={(event) => onChange({ accepted, exact: event.currentTarget.checked })}
      />
    </div>
  );
}

export const shortText: EditingKind<'short-text'> = {
  blank: () => ({ accepted: [{ text: '', weight: 100 }], exact: false }),
  KeyFields: ({ question, onChange }) => (
    <AcceptedTextsField
      accepted={question.accepted}
      exact={question.exact}
      onChange={(changes) => onChange({ ...question, ...changes })}
    />
  ),
};

import type { OrderingQuestion } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import { AddButton } from './AddButton';
import styles from './Editing.module.css';
import type { EditingKind } from './editing-kind';
import { withoutPart, withPart } from './list-edit';
import { LocalizedField } from './LocalizedField';
import { freeId, noText } from './new-question';
import { Part } from './Part';
import { questionEditingMessages } from './question-editing.messages';

/** Steps in their right order. */
function OrderingField({
  question,
  onChange,
}: {
  question: OrderingQuestion;
  onChange: (question: OrderingQuestion) => void;
}) {
  const text = useMessages(questionEditingMessages);
  const { format } = useLocale();
  const { items } = question;
  return (
    <div role="group" aria-label={text.answers} className={shell.stack14}>
      <p className={styles.hint}>{text.order}</p>
      {items.map((item, at) => {
        const number = format.number(at + 1);
        return (
          <Part
            key={item.id}
            number={number}
            onRemove={items.length > 2 ? () => onChange({ ...question, items: withoutPart(items, at) }) : undefined}
          >
            <LocalizedField
              labelAr={text.textAr(number)}
              labelEn={text.textEn(number)}
              value={item.text}
              onChange={(words) => onChange({ ...question, items: withPart(items, at, { text: words }) })}
            />
          </Part>
        );
      })}
      <AddButton
        label={text.add}
        parts={items.length}
        onAdd={() => onChange({ ...question, items: [...items, { id: freeId('i', items), text: noText() }] })}
      />
    </div>
  );
}

export const ordering: EditingKind<'ordering'> = {
  blank: () => ({ items: ['i1', 'i2', 'i3'].map((id) => ({ id, text: noText() })) }),
  KeyFields: OrderingField,
};

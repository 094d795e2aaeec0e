import { type MatchingQuestion, plainBeginningOf } from '@masar/domain';
import { textIn } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import { AddButton } from './AddButton';
import type { EditingKind } from './editing-kind';
import { withoutPart, withPart } from './list-edit';
import { LocalizedField } from './LocalizedField';
import { freeId, noText } from './new-question';
import { Part } from './Part';
import { questionEditingMessages } from './question-editing.messages';

/** Sides and which belongs to which; a right side may belong to several or to none. */
function MatchingField({
  question,
  onChange,
}: {
  question: MatchingQuestion;
  onChange: (question: MatchingQuestion) => void;
}) {
  const text = useMessages(questionEditingMessages);
  const { format, language } = useLocale();
  const { left, right } = question;
  const used = new Set(left.map(({ rightId }) => rightId));
  return (
    <>
      <div role="group" aria-label={text.rightSides} className={shell.stack14}>
        <h3>{text.rightSides}</h3>
        {right.map((side, at) => {
          const number = format.number(at + 1);
          const isFree = right.length > 1 && !used.has(side.id);
          return (
            <Part
              key={side.id}
              number={number}
              onRemove={isFree ? () => onChange({ ...question, right: withoutPart(right, at) }) : undefined}
            >
              <LocalizedField
                labelAr={text.textAr(number)}
                labelEn={text.textEn(number)}
                value={side.text}
                onChange={(words) => onChange({ ...question, right: withPart(right, at, { text: words }) })}
              />
            </Part>
          );
        })}
        <AddButton
          label={text.add}
          parts={right.length}
          onAdd={() => onChange({ ...question, right: [...right, { id: freeId('r', right), text: noText() }] })}
        />
      </div>
      <div role="group" aria-label={text.leftSides} className={shell.stack14}>
        <h3>{text.leftSides}</h3>
        {left.map((side, at) => {
          const number = format.number(at + 1);
          return (
            <Part
              key={side.id}
              number={number}
              onRemove={left.length > 1 ? () => onChange({ ...question, left: withoutPart(left, at) }) : undefined}
            >
              <LocalizedField
                labelAr={text.textAr(number)}
                labelEn={text.textEn(number)}
                value={side.text}
                onChange={(words) => onChange({ ...question, left: withPart(left, at, { text: words }) })}
              />
              <SelectField
                label={text.matches(number)}
                value={side.rightId}
                onChange={(event) =>
                  onChange({ ...question, left: withPart(left, at, { rightId: event.currentTarget.value }) })
                }
                choices={right.map(({ id, text: words }, place) => [
                  id,
                  plainBeginningOf(textIn(words, language), 80) || format.number(place + 1),
                ])}
              />
            </Part>
          );
        })}
        <AddButton
          label={text.add}
          parts={left.length}
          onAdd={() =>
            onChange({ ...question, left: [...left, { id: freeId('l', left), text: noText(), rightId: right[0]!.id }] })
          }
        />
      </div>
    </>
  );
}

export const matching: EditingKind<'matching'> = {
  blank: () => ({
    left: [1, 2, 3].map((at) => ({ id: `l${at}`, text: noText(), rightId: `r${at}` })),
    right: [1, 2, 3].map((at) => ({ id: `r${at}`, text: noText() })),
  }),
  KeyFields: MatchingField,
};

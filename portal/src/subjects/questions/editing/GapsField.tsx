import type { ClozeGap, ClozeQuestion } from '@masar/domain';
import { Isolated, PlusIcon, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { AcceptedNumbersField } from './AcceptedNumbersField';
import { AcceptedTextsField } from './AcceptedTextsField';
import { OptionList } from './ChoicesField';
import styles from './Editing.module.css';
import type { EditingKind } from './editing-kind';
import { withoutPart } from './list-edit';
import { newGap } from './new-question';
import { Part } from './Part';
import { questionEditingMessages } from './question-editing.messages';

const withMark = (text: string, id: string): string => (text.includes(`{{${id}}}`) ? text : `${text} {{${id}}}`.trim());

/** Gaps of a text; a new one is put at the end of the text, from where its author moves it. */
function GapsField({ question, onChange }: { question: ClozeQuestion; onChange: (question: ClozeQuestion) => void }) {
  const text = useMessages(questionEditingMessages);
  const { gaps, prompt } = question;
  const add = (kind: ClozeGap['kind']) => {
    const gap = newGap(kind, gaps);
    onChange({
      ...question,
      gaps: [...gaps, gap],
      prompt: { ar: prompt.ar && withMark(prompt.ar, gap.id), en: prompt.en && withMark(prompt.en, gap.id) },
    });
  };
  const change = (at: number, gap: ClozeGap) =>
    onChange({ ...question, gaps: gaps.map((each, place) => (place === at ? gap : each)) });
  return (
    <div className={shell.stack14}>
      {gaps.map((gap, at) => (
        <Part key={gap.id} number={gap.id} onRemove={() => onChange({ ...question, gaps: withoutPart(gaps, at) })}>
          <h3>{text.gap(gap.id)}</h3>
          <p className={styles.hint}>
            <Isolated>{text.gapHint(`{{${gap.id}}}`)}</Isolated>
          </p>
          {gap.kind === 'choice' && (
            <OptionList
              isSingle
              options={gap.options}
              onMark={(id) =>
                change(at, {
                  ...gap,
                  options: gap.options.map((option) => ({ ...option, weight: option.id === id ? 100 : 0 })),
                })
              }
              onChange={(options) => change(at, { ...gap, options })}
            />
          )}
          {gap.kind === 'text' && (
            <AcceptedTextsField
              accepted={gap.accepted}
              exact={gap.exact}
              onChange={(changes) => change(at, { ...gap, ...changes })}
            />
          )}
          {gap.kind === 'number' && (
            <AcceptedNumbersField accepted={gap.accepted} onChange={(accepted) => change(at, { ...gap, accepted })} />
          )}
        </Part>
      ))}
      <div className={`${shell.line} ${styles.actions}`}>
        {(['choice', 'text', 'number'] as const).map((kind) => (
          <Button key={kind} variant="outlined" onClick={() => add(kind)}>
            <PlusIcon size={18} />
            {{ choice: text.addChoiceGap, text: text.addTextGap, number: text.addNumberGap }[kind]}
          </Button>
        ))}
      </div>
    </div>
  );
}

export const cloze: EditingKind<'cloze'> = { blank: () => ({ gaps: [] }), KeyFields: GapsField };

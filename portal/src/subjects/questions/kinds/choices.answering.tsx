import type { AskedPart } from '@masar/domain';
import { textIn } from '@masar/i18n';
import { CheckIcon, useLocale, useMessages } from '@masar/ui';
import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { questionMessages } from '../questions.messages';
import styles from '../Questions.module.css';
import type { AnsweringKind, InputProps } from './answering-kind';

interface ChoiceInputProps {
  /** One option; several where it is left out. */
  isSingle?: boolean;
  options: readonly AskedPart[];
  chosen: readonly string[];
  show: (text: string) => ReactNode;
  onChoose: (ids: string[]) => void;
  onPick?: ((id: string) => void) | undefined;
  rightIds?: readonly string[] | undefined;
}

/** Options as rows that are pressed anywhere. */
function ChoiceInput({ isSingle = false, options, chosen, show, onChoose, onPick, rightIds }: ChoiceInputProps) {
  const text = useMessages(questionMessages);
  const { language, format } = useLocale();
  const name = useId();
  const Mark = isSingle ? Radio : Checkbox;
  const toggle = (id: string, isOn: boolean) => {
    if (isSingle) return onChoose([id]);
    onChoose(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  };
  const stateOf = (id: string) => {
    if (rightIds?.includes(id)) return 'correct';
    return rightIds && chosen.includes(id) ? 'wrong' : undefined;
  };
  // Keys make clicks too, but no pointer's: these count none.
  const pick = (id: string) => (event: MouseEvent) => event.detail > 0 && onPick?.(id);
  return (
    <div className={styles.answers}>
      {options.map((option, place) => (
        <label
          key={option.id}
          className={styles.option}
          data-state={stateOf(option.id)}
          data-chosen={chosen.includes(option.id) || undefined}
          onClick={pick(option.id)}
        >
          <Mark
            name={name}
            value={option.id}
            checked={chosen.includes(option.id)}
            onChange={(event) => toggle(option.id, event.currentTarget.checked)}
          />
          {/* One that is not written yet has its number. */}
          <span className={styles.words}>{show(textIn(option, language) || format.number(place + 1))}</span>
          {rightIds?.includes(option.id) && (
            <span className={styles.key}>
              <CheckIcon size={18} />
              <span className="visually-hidden">{text.rightOption}</span>
            </span>
          )}
        </label>
      ))}
    </div>
  );
}

export const single: AnsweringKind<'single'> = {
  Input: ({ question, answer, onAnswer, onPick, ...others }) => (
    <ChoiceInput
      isSingle
      options={question.options}
      chosen={answer ? [answer.optionId] : []}
      {...others}
      onPick={onPick && ((optionId) => onPick({ kind: 'single', optionId }))}
      onChoose={([optionId = '']) => onAnswer({ kind: 'single', optionId })}
    />
  ),
  words: ({ options }, { optionId }, { named }) => [named(options, optionId)],
  isGiven: () => true,
  isTyped: false,
};

export const multiple: AnsweringKind<'multiple'> = {
  Input: ({ question, answer, onAnswer, onPick: _, ...others }) => (
    <ChoiceInput
      options={question.options}
      chosen={answer?.optionIds ?? []}
      {...others}
      onChoose={(optionIds) => onAnswer({ kind: 'multiple', optionIds })}
    />
  ),
  words: ({ options }, { optionIds }, { named }) => optionIds.map((id) => named(options, id)),
  isGiven: ({ optionIds }) => optionIds.length > 0,
  isTyped: false,
};

function TrueFalseInput({ answer, onAnswer, onPick, show }: InputProps<'true-false'>) {
  const text = useMessages(questionMessages);
  return (
    <ChoiceInput
      isSingle
      options={[
        { id: 'true', ar: text.isTrue, en: text.isTrue },
        { id: 'false', ar: text.isFalse, en: text.isFalse },
      ]}
      chosen={answer ? [String(answer.isTrue)] : []}
      show={show}
      onPick={onPick && ((id) => onPick({ kind: 'true-false', isTrue: id === 'true' }))}
      onChoose={([id]) => onAnswer({ kind: 'true-false', isTrue: id === 'true' })}
    />
  );
}

export const trueFalse: AnsweringKind<'true-false'> = {
  Input: TrueFalseInput,
  words: (_, answer, { isTrue, isFalse }) => [answer.isTrue ? isTrue : isFalse],
  isGiven: () => true,
  isTyped: false,
};

import type { AskedPart } from '@masar/domain';
import { useLocale } from '@masar/ui';
import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import { type ReactNode, useId } from 'react';
import styles from './Questions.module.css';

interface ChoiceInputProps {
  /** One option; several where it is left out. */
  isSingle?: boolean;
  options: readonly AskedPart[];
  chosen: readonly string[];
  show: (text: string) => ReactNode;
  onChoose: (ids: string[]) => void;
}

/** Options as rows that are pressed anywhere. */
export function ChoiceInput({ isSingle = false, options, chosen, show, onChoose }: ChoiceInputProps) {
  const { language, format } = useLocale();
  const name = useId();
  const Mark = isSingle ? Radio : Checkbox;
  const toggle = (id: string, isOn: boolean) => {
    if (isSingle) return onChoose([id]);
    onChoose(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  };
  return (
    <div className={styles.answers}>
      {options.map((option, place) => (
        <label key={option.id} className={styles.option} data-chosen={chosen.includes(option.id) || undefined}>
          <Mark
            name={name}
            value={option.id}
            checked={chosen.includes(option.id)}
            onChange={(event) => toggle(option.id, event.currentTarget.checked)}
          />
          {/* One that is not written yet has its number. */}
          <span className={styles.words}>
            {show(option[language] || option.ar || option.en || format.number(place + 1))}
          </span>
        </label>
      ))}
    </div>
  );
}

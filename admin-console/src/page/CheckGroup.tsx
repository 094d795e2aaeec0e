import { CheckField } from '@masar/ui';
import styles from './CheckGroup.module.css';

interface CheckGroupProps<Choice extends string> {
  legend: string;
  choices: readonly Choice[];
  labels: Record<Choice, string>;
  chosen: readonly Choice[];
  error: string | undefined;
  onChange: (chosen: Choice[]) => void;
}

/** Several of a few choices, in the order in which they were ticked. */
export function CheckGroup<Choice extends string>(props: CheckGroupProps<Choice>) {
  const { legend, choices, labels, chosen, error, onChange } = props;
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {choices.map((choice, at) => (
        <CheckField
          key={choice}
          label={labels[choice]}
          checked={chosen.includes(choice)}
          error={at === 0 ? error : undefined}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice))
          }
        />
      ))}
    </fieldset>
  );
}

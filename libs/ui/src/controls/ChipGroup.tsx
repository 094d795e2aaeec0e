import { useKit } from '../kit/kit-context.ts';
import { shell } from '../shells/shell.ts';
import styles from './Chip.module.css';

export interface ChipGroupProps<T extends string = string> {
  /** What is filtered, for screen readers. */
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A row of filters of which exactly one is pressed. */
export function ChipGroup<T extends string>({ label, options, value, onChange }: ChipGroupProps<T>) {
  const kit = useKit();
  if (kit) {
    // It hands on what it was given, and so what is expected.
    return <kit.ChipGroup {...{ label, options, value }} onChange={(chosen) => onChange(chosen as T)} />;
  }
  return (
    <div className={shell.row8} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

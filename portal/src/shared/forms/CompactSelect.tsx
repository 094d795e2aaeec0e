import { ChevronDownIcon } from '@masar/ui';
import styles from './CompactSelect.module.css';

interface CompactSelectProps<T extends string> {
  /** Says what is chosen to screen readers; the options speak for themselves. */
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** The browser's own list without a visible label, for filter bars. */
export function CompactSelect<T extends string>({ label, options, value, onChange }: CompactSelectProps<T>) {
  const choose = (chosen: string) => {
    const option = options.find((known) => known.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <div className={styles.root}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={18} className={styles.chevron} />
    </div>
  );
}

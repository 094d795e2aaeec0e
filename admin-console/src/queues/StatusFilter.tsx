import { useListContext } from 'react-admin';
import { ChipGroup } from '@masar/ui';
import styles from './StatusFilter.module.css';

interface StatusFilterProps<Choice extends string> {
  label: string;
  /** Each status with its name, and `all`. */
  options: readonly { value: Choice; label: string }[];
}

/** Exactly one status, or all. */
export function StatusFilter<Choice extends string>({ label, options }: StatusFilterProps<Choice>) {
  const { filterValues, setFilters } = useListContext();
  const value = options.find((option) => option.value === filterValues['status'])?.value ?? options.at(-1)!.value;
  return (
    <div className={styles.filter}>
      {/* 'all' is sent too, and the server knows no such status: left out, the list's default would come back. */}
      <ChipGroup label={label} options={options} value={value} onChange={(status) => setFilters({ status })} />
    </div>
  );
}

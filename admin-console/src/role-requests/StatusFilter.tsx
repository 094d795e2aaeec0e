import { useListContext } from 'react-admin';
import { ChipGroup, useMessages } from '@masar/ui';
import { roleRequestStatuses } from './role-request';
import styles from './StatusFilter.module.css';
import { roleRequestsMessages } from './role-requests.messages';

const choices = [...roleRequestStatuses, 'all'] as const;
type Choice = (typeof choices)[number];

/** Exactly one status, or all. */
export function StatusFilter() {
  const text = useMessages(roleRequestsMessages);
  const { filterValues, setFilters } = useListContext();
  const value = choices.find((choice) => choice === filterValues['status']) ?? 'all';
  // 'all' is sent too, and the server knows no such status: left out, the list's default would come back.
  const choose = (choice: Choice) => setFilters({ status: choice });
  return (
    <div className={styles.filter}>
      <ChipGroup
        label={text.filter}
        options={choices.map((choice) => ({ value: choice, label: text[choice] }))}
        value={value}
        onChange={choose}
      />
    </div>
  );
}

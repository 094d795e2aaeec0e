import { ChipGroup, useLocale, useMessages } from '@masar/ui';
import { useListContext } from 'react-admin';
import type { Words } from '../records/fields';
import { queuesMessages } from './queues.messages';
import styles from './StatusFilter.module.css';

/** Exactly one status, or all. */
export function StatusFilter({ statuses }: { statuses: Words<string> }) {
  const text = useMessages(queuesMessages);
  const { language } = useLocale();
  const { filterValues, setFilters } = useListContext();
  const { status, ...others } = filterValues as Record<string, unknown>;
  const options = [
    ...Object.entries(statuses).map(([value, word]) => ({ value, label: word[language] })),
    { value: 'all', label: text.all },
  ];
  return (
    <div className={styles.filter}>
      <ChipGroup
        label={text.filter}
        options={options}
        value={typeof status === 'string' && status in statuses ? status : 'all'}
        onChange={(value) => setFilters(value === 'all' ? others : { ...others, status: value })}
      />
    </div>
  );
}

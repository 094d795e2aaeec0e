import { serviceCategories } from '@masar/domain';
import { ChipGroup, useMessages } from '@masar/ui';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { SearchField } from '#shared/forms/SearchField';
import { serviceListMessages } from '../messages/service-list.messages';
import { serviceWords } from '../messages/service-words.messages';
import type { ServiceFilters } from '../model/service-filters';
import styles from './ServiceFilterBar.module.css';

interface ServiceFilterBarProps {
  filters: ServiceFilters;
  /** Whether the reader offers services and may look at the own ones alone. */
  hasOwn: boolean;
  onChange: (change: Partial<ServiceFilters>) => void;
  onSearch: (search: string) => void;
}

/** Search and category chips of the list (SVC-1). */
export function ServiceFilterBar({ filters, hasOwn, onChange, onSearch }: ServiceFilterBarProps) {
  const text = useMessages(serviceListMessages);
  const words = useMessages(serviceWords);
  return (
    <div className={styles.bar}>
      <div className={hasOwn ? `${styles.fields} ${styles.two}` : styles.fields}>
        <SearchField label={text.search} hint={text.searchHint} value={filters.search} onChange={onSearch} />
        {hasOwn && (
          <CompactSelect
            label={text.whose}
            options={[
              { value: 'offered', label: text.offered },
              { value: 'mine', label: text.own },
            ]}
            value={filters.isMine ? 'mine' : 'offered'}
            onChange={(whose) => onChange({ isMine: whose === 'mine' })}
          />
        )}
      </div>
      <div className={styles.chips}>
        <ChipGroup
          label={text.category}
          options={[
            { value: '', label: text.all },
            ...serviceCategories.map((value) => ({ value, label: words[value] })),
          ]}
          value={filters.category}
          onChange={(category) => onChange({ category })}
        />
      </div>
    </div>
  );
}

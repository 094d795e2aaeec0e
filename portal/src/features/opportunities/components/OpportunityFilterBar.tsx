import { governorates, opportunityTypes } from '@masar/domain';
import { ChipGroup, useLocale, useMessages } from '@masar/ui';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { SearchField } from '#shared/forms/SearchField';
import { opportunityListMessages } from '../messages/opportunity-list.messages';
import { opportunityWords } from '../messages/opportunity-words.messages';
import type { OpportunityFilters } from '../model/opportunity-filters';
import styles from './OpportunityFilterBar.module.css';

interface OpportunityFilterBarProps {
  filters: OpportunityFilters;
  /** Whether the reader posts opportunities and may look at the own ones alone. */
  hasOwn: boolean;
  onChange: (change: Partial<OpportunityFilters>) => void;
  onSearch: (search: string) => void;
}

/** Search, governorate and kind of the list (OPP-1). */
export function OpportunityFilterBar({ filters, hasOwn, onChange, onSearch }: OpportunityFilterBarProps) {
  const text = useMessages(opportunityListMessages);
  const words = useMessages(opportunityWords);
  const { language } = useLocale();
  return (
    <div className={styles.bar}>
      <div className={hasOwn ? `${styles.fields} ${styles.three}` : styles.fields}>
        <SearchField label={text.search} hint={text.searchHint} value={filters.search} onChange={onSearch} />
        <CompactSelect
          label={text.governorate}
          options={[
            { value: '', label: text.allGovernorates },
            ...governorates.map((place) => ({ value: place.id, label: place[language] })),
          ]}
          value={filters.governorate}
          onChange={(governorate) => onChange({ governorate })}
        />
        {hasOwn && (
          <CompactSelect
            label={text.whose}
            options={[
              { value: 'open', label: text.open },
              { value: 'mine', label: text.own },
            ]}
            value={filters.isMine ? 'mine' : 'open'}
            onChange={(whose) => onChange({ isMine: whose === 'mine' })}
          />
        )}
      </div>
      <ChipGroup
        label={text.type}
        options={[{ value: '', label: text.all }, ...opportunityTypes.map((value) => ({ value, label: words[value] }))]}
        value={filters.type}
        onChange={(type) => onChange({ type })}
      />
    </div>
  );
}

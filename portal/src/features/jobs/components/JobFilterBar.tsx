import { employmentTypes, governorates } from '@masar/domain';
import { ChipGroup, useLocale, useMessages } from '@masar/ui';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { SearchField } from '#shared/forms/SearchField';
import { jobListMessages } from '../messages/job-list.messages';
import { jobWords } from '../messages/job-words.messages';
import type { JobFilters } from '../model/job-filters';
import styles from './JobFilterBar.module.css';

interface JobFilterBarProps {
  filters: JobFilters;
  /** Whether the reader posts vacancies and may look at theirs alone. */
  hasOwn: boolean;
  onChange: (change: Partial<JobFilters>) => void;
  onSearch: (search: string) => void;
}

/** Search, kind of employment, governorate and order of the list (JOB-1). */
export function JobFilterBar({ filters, hasOwn, onChange, onSearch }: JobFilterBarProps) {
  const text = useMessages(jobListMessages);
  const words = useMessages(jobWords);
  const { language } = useLocale();
  return (
    <div className={styles.bar}>
      <SearchField label={text.search} hint={text.searchHint} value={filters.search} onChange={onSearch} />
      <div className={styles.selects}>
        <CompactSelect
          label={text.employmentType}
          options={[
            { value: '', label: text.allTypes },
            ...employmentTypes.map((value) => ({ value, label: words[value] })),
          ]}
          value={filters.employmentType}
          onChange={(employmentType) => onChange({ employmentType })}
        />
        <CompactSelect
          label={text.governorate}
          options={[
            { value: '', label: text.allGovernorates },
            ...governorates.map((place) => ({ value: place.id, label: place[language] })),
          ]}
          value={filters.governorate}
          onChange={(governorate) => onChange({ governorate })}
        />
        <CompactSelect
          label={text.order}
          options={[
            { value: 'newest', label: text.newest },
            { value: 'match', label: text.matchOrder },
          ]}
          value={filters.order}
          onChange={(order) => onChange({ order })}
        />
      </div>
      {hasOwn && (
        <ChipGroup
          label={text.whose}
          options={[
            { value: 'open', label: text.open },
            { value: 'mine', label: text.mine },
          ]}
          value={filters.isMine ? 'mine' : 'open'}
          onChange={(whose) => onChange({ isMine: whose === 'mine' })}
        />
      )}
    </div>
  );
}

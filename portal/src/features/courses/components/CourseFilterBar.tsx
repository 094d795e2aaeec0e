import { courseSorts, difficulties } from '@masar/domain';
import { ChipGroup, useMessages } from '@masar/ui';
import type { Category } from '#shared/courses/course-answers';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { SearchField } from '#shared/forms/SearchField';
import { useContentText } from '#shared/language/ContentText';
import { coursesMessages } from '../courses.messages';
import type { CourseFilters } from '../model/course-filters';
import styles from './CourseFilterBar.module.css';

interface CourseFilterBarProps {
  filters: CourseFilters;
  categories: readonly Category[];
  onChange: (change: Partial<CourseFilters>) => void;
  onSearch: (search: string) => void;
}

/** Search, level, order and category chips of the listing (CRS-1). */
export function CourseFilterBar({ filters, categories, onChange, onSearch }: CourseFilterBarProps) {
  const text = useMessages(coursesMessages);
  const contentText = useContentText();
  const chips = categories.map((category) => ({
    value: category.id,
    label: contentText(category, 'name').text,
  }));
  return (
    <div className={styles.bar}>
      <div className={styles.fields}>
        <SearchField label={text.search} hint={text.searchHint} value={filters.search} onChange={onSearch} />
        <CompactSelect
          label={text.difficulty}
          options={[
            { value: '', label: text.allDifficulties },
            ...difficulties.map((value) => ({ value, label: text[value] })),
          ]}
          value={filters.difficulty}
          onChange={(difficulty) => onChange({ difficulty })}
        />
        <CompactSelect
          label={text.sort}
          options={courseSorts.map((value) => ({ value, label: text[value] }))}
          value={filters.sort}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      <div className={styles.chips}>
        <ChipGroup
          label={text.categories}
          options={[{ value: '', label: text.all }, ...chips]}
          value={filters.categoryId}
          onChange={(categoryId) => onChange({ categoryId })}
        />
      </div>
    </div>
  );
}

import { courseSorts } from '@masar/domain';
import { ChipGroup, shell, useMessages } from '@masar/ui';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { SearchField } from '#shared/forms/SearchField';
import { useContentText } from '#shared/language/ContentText';
import { ChosenFilters } from '#shared/list/ChosenFilters';
import { PhoneFilters } from '#shared/list/PhoneFilters';
import type { Category } from '#subjects/courses/course-answers';
import { coursesMessages } from '../courses.messages';
import { type CourseFilters, orderOf } from '../model/course-filters';
import styles from './CourseFilterBar.module.css';
import { useCourseChoices } from './useCourseChoices';

interface CourseFilterBarProps {
  filters: CourseFilters;
  categories: readonly Category[];
  onChange: (change: Partial<CourseFilters>) => void;
  onSearch: (search: string) => void;
}

/** Search, order, what narrows the listing and category chips; on the phone a sheet holds the choices (CRS-1, CRS-11). */
export function CourseFilterBar({ filters, categories, onChange, onSearch }: CourseFilterBarProps) {
  const text = useMessages(coursesMessages);
  const contentText = useContentText();
  const groups = useCourseChoices().map(({ field, choose, ...choice }) => ({
    ...choice,
    name: field,
    value: filters[field],
    onChange: (value: string) => onChange(choose(value)),
  }));
  const chips = categories.map((category) => ({
    value: category.id,
    label: contentText(category, 'name').text,
  }));
  const sorts = courseSorts.map((value) => ({
    value,
    label: value === 'fit' && !filters.search ? text.fitForMe : text[value],
  }));
  return (
    <div className={`${shell.stack8} ${styles.bar}`}>
      <div className={`${shell.pair12} ${styles.fields}`}>
        <SearchField label={text.search} hint={text.searchHint} value={filters.search} onChange={onSearch} />
        <PhoneFilters
          groups={groups}
          onClear={() => onChange({ difficulty: '', price: '', length: '', taughtIn: '' })}
        />
        <CompactSelect
          label={text.sort}
          options={sorts}
          value={orderOf(filters)}
          onChange={(sort) => onChange({ sort: sort === 'fit' ? '' : sort })}
        />
      </div>
      <div className={styles.choices}>
        {groups.map(({ name, ...field }) => (
          <CompactSelect key={name} {...field} />
        ))}
      </div>
      <div className={styles.chips}>
        <ChipGroup
          label={text.categories}
          options={[{ value: '', label: text.all }, ...chips]}
          value={filters.categoryId}
          onChange={(categoryId) => onChange({ categoryId })}
        />
      </div>
      <ChosenFilters groups={groups} />
    </div>
  );
}

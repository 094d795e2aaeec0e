import { Suspense, lazy, useState } from 'react';
import Button from '@mui/material/Button';
import { ChipGroup, FilterIcon, useLocale, useMessages } from '@masar/ui';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { SearchField } from '#shared/forms/SearchField';
import { useContentText } from '#shared/language/ContentText';
import type { Category } from '#subjects/courses/course-answers';
import { coursesMessages } from '../courses.messages';
import { countChosen, orderOf, ordersOf, type CourseFilters } from '../model/course-filters';
import { useCourseChoices } from './useCourseChoices';
import styles from './CourseFilterBar.module.css';

const CourseFilterSheet = lazy(() => import('./CourseFilterSheet'));

interface CourseFilterBarProps {
  filters: CourseFilters;
  categories: readonly Category[];
  onChange: (change: Partial<CourseFilters>) => void;
  onSearch: (search: string) => void;
}

/** Search, order, what narrows the listing and category chips; on the phone a sheet holds the choices (CRS-1, CRS-11). */
export function CourseFilterBar({ filters, categories, onChange, onSearch }: CourseFilterBarProps) {
  const text = useMessages(coursesMessages);
  const { digits } = useLocale();
  const contentText = useContentText();
  const choices = useCourseChoices();
  const [isOpen, setOpen] = useState(false);
  const chosen = countChosen(filters);
  const chips = categories.map((category) => ({
    value: category.id,
    label: contentText(category, 'name').text,
  }));
  return (
    <div className={styles.bar}>
      <div className={styles.fields}>
        <SearchField label={text.search} hint={text.searchHint} value={filters.search} onChange={onSearch} />
        <Button
          variant="outlined"
          className={styles.narrow}
          data-chosen={chosen > 0 || undefined}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <FilterIcon size={20} />
          {chosen > 0 ? text.narrowBy(chosen, digits) : text.narrow}
        </Button>
        <CompactSelect
          label={text.sort}
          options={ordersOf(filters).map((value) => ({ value, label: text[value] }))}
          value={orderOf(filters)}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      <div className={styles.choices}>
        {choices.map(({ field, label, options, choose }) => (
          <CompactSelect
            key={field}
            label={label}
            options={options}
            value={filters[field]}
            onChange={(value) => onChange(choose(value))}
          />
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
      {isOpen && (
        <Suspense fallback={null}>
          <CourseFilterSheet filters={filters} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

import { FilterIcon, lazyCode, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { chosenOf, type FilterGroup } from './filter-group';
import { filterMessages } from './filters.messages';
import styles from './PhoneFilters.module.css';

const FilterSheet = lazyCode(() => import('./FilterSheet'));

interface PhoneFiltersProps {
  groups: readonly FilterGroup[];
  onClear: () => void;
}

/** On phones: the button that opens the sheet of filters and says how many hold (CRS-11). */
export function PhoneFilters({ groups, onClear }: PhoneFiltersProps) {
  const text = useMessages(filterMessages);
  const { digits } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const chosen = chosenOf(groups).length;
  return (
    <>
      <Button
        variant="outlined"
        className={styles.button}
        data-chosen={chosen > 0 || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FilterIcon size={20} />
        {chosen > 0 ? text.narrowBy(chosen, digits) : text.narrow}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet groups={groups} onClear={onClear} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

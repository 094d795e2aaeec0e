import { ChipGroup, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Sheet } from '#shared/dialog/Sheet';
import { chosenOf, type FilterGroup } from './filter-group';
import { filterMessages } from './filters.messages';
import styles from './FilterSheet.module.css';

interface FilterSheetProps {
  groups: readonly FilterGroup[];
  onClear: () => void;
  onClose: () => void;
}

/** What a list is narrowed by on a phone, from below within the thumb's reach (CRS-11). */
export default function FilterSheet({ groups, onClear, onClose }: FilterSheetProps) {
  const text = useMessages(filterMessages);
  return (
    <Sheet title={text.narrow} side="bottom" onClose={onClose}>
      <div className={shell.stack18}>
        {groups.map(({ name, label, options, value, onChange }) => (
          <section key={name} className={styles.choice}>
            <h3>{label}</h3>
            <ChipGroup label={label} options={options} value={value} onChange={onChange} />
          </section>
        ))}
        <div className={styles.ends}>
          <Button fullWidth onClick={onClose}>
            {text.showResults}
          </Button>
          {chosenOf(groups).length > 0 && (
            <Button fullWidth variant="text" color="inherit" onClick={onClear}>
              {text.clear}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}

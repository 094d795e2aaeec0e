import { CloseIcon, shell, useMessages } from '@masar/ui';
import Chip from '@mui/material/Chip';
import { chosenOf, type FilterGroup } from './filter-group';
import { filterMessages } from './filters.messages';
import styles from './PhoneFilters.module.css';

/** On phones: what the list is narrowed by, each taken back by one touch. */
export function ChosenFilters({ groups }: { groups: readonly FilterGroup[] }) {
  const text = useMessages(filterMessages);
  const chosen = chosenOf(groups);
  if (chosen.length === 0) return null;
  return (
    <div role="group" aria-label={text.chosen} className={`${shell.row8} ${styles.chosen}`}>
      {chosen.map(({ name, options, value, onChange }) => {
        const label = options.find((option) => option.value === value)?.label ?? value;
        const takeBack = () => onChange(options[0]?.value ?? '');
        return (
          <Chip
            key={name}
            variant="outlined"
            label={label}
            aria-label={text.takeBack(label)}
            onClick={takeBack}
            onDelete={takeBack}
            deleteIcon={<CloseIcon size={16} />}
          />
        );
      })}
    </div>
  );
}

import Button from '@mui/material/Button';
import { ChipGroup, useMessages } from '@masar/ui';
import { Sheet } from '#shared/dialog/Sheet';
import { coursesMessages } from '../courses.messages';
import { countChosen, type CourseFilters } from '../model/course-filters';
import { useCourseChoices } from './useCourseChoices';
import styles from './CourseFilterSheet.module.css';

interface CourseFilterSheetProps {
  filters: CourseFilters;
  onChange: (change: Partial<CourseFilters>) => void;
  onClose: () => void;
}

/** The choices of the listing on a phone, from below within the thumb's reach (CRS-11). */
export default function CourseFilterSheet({ filters, onChange, onClose }: CourseFilterSheetProps) {
  const text = useMessages(coursesMessages);
  const choices = useCourseChoices();
  return (
    <Sheet title={text.narrow} side="bottom" onClose={onClose}>
      <div className={styles.choices}>
        {choices.map(({ field, label, options, choose }) => (
          <section key={field} className={styles.choice}>
            <h3>{label}</h3>
            <ChipGroup
              label={label}
              options={options}
              value={filters[field]}
              onChange={(value) => onChange(choose(value))}
            />
          </section>
        ))}
        <div className={styles.ends}>
          <Button fullWidth onClick={onClose}>
            {text.showResults}
          </Button>
          {countChosen(filters) > 0 && (
            <Button
              fullWidth
              variant="text"
              color="inherit"
              onClick={() => onChange({ difficulty: '', price: '', length: '', taughtIn: '' })}
            >
              {text.clearFilters}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}

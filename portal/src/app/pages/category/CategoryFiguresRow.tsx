import type { CategoryId } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import { categoryFigures } from './category-figures';
import { categoryPageMessages } from './category.messages';
import styles from './CategoryFiguresRow.module.css';

/** The three advertising figures of a track (spec 9). */
export function CategoryFiguresRow({ categoryId }: { categoryId: CategoryId }) {
  const text = useMessages(categoryPageMessages);
  const { format } = useLocale();
  const { courses, students, placement } = categoryFigures[categoryId];
  const tiles = [
    { value: `${format.number(courses)}+`, label: text.courses },
    { value: `${format.number(students)}+`, label: text.students },
    { value: format.percent(placement), label: text.placement },
  ];
  return (
    <section aria-label={text.figures}>
      <ul role="list" className={styles.figures}>
        {tiles.map(({ value, label }) => (
          <li key={label} className={styles.figure}>
            <strong dir="ltr">{value}</strong>
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

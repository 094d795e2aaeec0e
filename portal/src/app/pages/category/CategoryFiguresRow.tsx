import type { CategoryId } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import { SiteFigure } from '#shared/site/SiteFigure';
import { useSitePage } from '#shared/site/useSitePage';
import { categoryPageMessages } from './category.messages';
import styles from './CategoryFiguresRow.module.css';

const names = ['courses', 'students', 'placement'] as const;

/** Up to three figures of a track: what an administrator wrote, or what there is (spec 9, READ-1). */
export function CategoryFiguresRow({ categoryId }: { categoryId: CategoryId }) {
  const text = useMessages(categoryPageMessages);
  const { figure } = useSitePage(categoryId);
  const tiles = names.flatMap((name) => {
    const found = figure(name);
    return found ? [{ name, found }] : [];
  });
  if (tiles.length === 0) return null;
  return (
    <section aria-label={text.figures}>
      <ul role="list" className={styles.figures}>
        {tiles.map(({ name, found }) => (
          <li key={name} className={`${shell.card} ${styles.figure}`}>
            <strong>
              <SiteFigure figure={found} isPercent={name === 'placement'} />
            </strong>
            {text[name]}
          </li>
        ))}
      </ul>
    </section>
  );
}

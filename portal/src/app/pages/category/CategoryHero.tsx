import type { CategoryId } from '@masar/domain';
import { buttonClass, useMessages } from '@masar/ui';
import { CategoryScene } from '@masar/ui/illustrations';
import type { CategoryText } from './category-text';
import { categoryPageMessages } from './category.messages';
import styles from './CategoryHero.module.css';

interface CategoryHeroProps {
  categoryId: CategoryId;
  name: string;
  track: CategoryText;
}

/** Name, promise and drawing of a track. */
export function CategoryHero({ categoryId, name, track }: CategoryHeroProps) {
  const text = useMessages(categoryPageMessages);
  return (
    <section className={styles.hero}>
      <div>
        <p className={styles.kind}>{text.track}</p>
        <h1 tabIndex={-1}>{name}</h1>
        <p className={styles.promise}>{track.promise}</p>
        <p className={styles.description}>{track.description}</p>
        <a href="#courses" className={buttonClass({ size: 'large' })}>
          {text.seeCourses}
        </a>
      </div>
      <CategoryScene categoryId={categoryId} />
    </section>
  );
}

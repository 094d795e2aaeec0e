import type { CategoryId } from '@masar/domain';
import { buttonClass, shell, useMessages } from '@masar/ui';
import { CategoryScene } from '@masar/ui/illustrations';
import { categoryPageMessages } from './category.messages';
import styles from './CategoryHero.module.css';

interface CategoryHeroProps {
  categoryId: CategoryId;
  name: string;
  promise: string | undefined;
  description: string | undefined;
}

/** Name and drawing of a track, with what the organisation promises. */
export function CategoryHero({ categoryId, name, promise, description }: CategoryHeroProps) {
  const text = useMessages(categoryPageMessages);
  return (
    <section className={`${shell.stack28} ${styles.hero}`}>
      <div>
        <p className={styles.kind}>{text.track}</p>
        <h1 tabIndex={-1}>{name}</h1>
        {promise && <p className={styles.promise}>{promise}</p>}
        {description && <p className={styles.description}>{description}</p>}
        <a href="#courses" className={buttonClass({ size: 'large' })}>
          {text.seeCourses}
        </a>
      </div>
      <CategoryScene categoryId={categoryId} />
    </section>
  );
}

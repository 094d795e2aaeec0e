import { type CategoryId, categoryIds } from '@masar/domain';
import { categoryTone, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { categoryMessages } from '#subjects/courses/category.messages';
import { categoryPageMessages } from './category.messages';
import styles from './OtherTracks.module.css';

/** The way on to the five other tracks. */
export function OtherTracks({ except }: { except: CategoryId }) {
  const text = useMessages(categoryPageMessages);
  const names = useMessages(categoryMessages);
  return (
    <nav aria-label={text.otherTracks} className={styles.tracks}>
      <h2>{text.otherTracks}</h2>
      <ul role="list">
        {categoryIds
          .filter((id) => id !== except)
          .map((id) => (
            <li key={id}>
              <Link to={paths.category.href(id)} className={styles.track} data-tone={categoryTone(id)}>
                {names[id]}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

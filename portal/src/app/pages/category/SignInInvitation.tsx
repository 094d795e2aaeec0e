import type { CategoryId } from '@masar/domain';
import { Cover, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { OpenLessonLink } from '../open-lesson/OpenLessonLink';
import { categoryPageMessages } from './category.messages';
import styles from './SignInInvitation.module.css';

/** Stands where the courses would be until the visitor has signed in, and leads back here afterwards (PUB-3). */
export function SignInInvitation({ categoryId }: { categoryId: CategoryId }) {
  const text = useMessages(categoryPageMessages);
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <h3>{text.invitationTitle}</h3>
        <p>{text.invitation}</p>
        <ButtonLink to={paths.login.href(categoryId)}>{text.signIn}</ButtonLink>
        <OpenLessonLink page={categoryId} />
      </div>
      <div className={styles.cards} aria-hidden="true">
        {['back', 'middle', 'front'].map((place) => (
          <span key={place} className={`${styles.card} ${styles[place]}`}>
            <Cover categoryId={categoryId} />
            <span className={styles.lines} />
          </span>
        ))}
      </div>
    </div>
  );
}

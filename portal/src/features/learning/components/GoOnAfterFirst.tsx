import { shell, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { redirectOf } from '#shared/navigation/redirect';
import { useSession } from '#shared/session/SessionProvider';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { firstLessonMessages } from '../first-lesson.messages';
import { learningMessages } from '../learning.messages';
import styles from './GoOnAfterFirst.module.css';

/** Below the first lesson: an account, and with it back to the course; who has one goes there at once. */
export function GoOnAfterFirst({ course }: { course: CourseDetail }) {
  const text = useMessages(firstLessonMessages);
  const words = useMessages(learningMessages);
  const { isSignedIn } = useSession();
  const toCourse = paths.course.href(course.id);
  const back = redirectOf({ pathname: toCourse, search: '', hash: '' });
  return (
    <section aria-labelledby="go-on" className={styles.end}>
      <h2 id="go-on">{text.goOn}</h2>
      <p>{isSignedIn ? text.goOnJoined : text.goOnHint}</p>
      <div className={shell.row12}>
        {isSignedIn ? (
          <ButtonLink to={toCourse}>{words.toCourse}</ButtonLink>
        ) : (
          <>
            <ButtonLink to={`${paths.register.href()}?redirect=${back}`}>{text.register}</ButtonLink>
            <ButtonLink to={paths.login.href(back)} variant="secondary">
              {text.signIn}
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}

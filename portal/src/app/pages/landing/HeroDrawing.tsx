import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { TracksScene } from '@masar/ui/illustrations';
import { useSitePage } from '#shared/site/useSitePage';
import { courseWords } from '#subjects/courses/course-words.messages';
import styles from './Hero.module.css';
import { landingMessages } from './landing.messages';

/** The six tracks as one path, with what waits on it: a course where there is one, and a certificate. */
export function HeroDrawing() {
  const text = useMessages(landingMessages);
  const words = useMessages(courseWords);
  const { language, digits } = useLocale();
  const [course] = useSitePage('landing').courses;
  return (
    <div className={styles.drawing} aria-hidden="true">
      <TracksScene />
      {course && (
        <span className={`${styles.card} ${styles.course}`}>
          <strong>{pickLocalized(course, 'title', language)}</strong>
          {words.lessons(course.lessonsCount, digits)}
        </span>
      )}
      <span className={`${styles.card} ${styles.certificate}`}>
        <strong>{text.heroCertificate}</strong>
        {text.heroVerified}
      </span>
    </div>
  );
}

import { useMessages } from '@masar/ui';
import { TracksScene } from '@masar/ui/illustrations';
import { landingMessages } from './landing.messages';
import styles from './Hero.module.css';

/** The six tracks as one path, with what waits on it: a course and a certificate. */
export function HeroDrawing() {
  const text = useMessages(landingMessages);
  return (
    <div className={styles.drawing} aria-hidden="true">
      <TracksScene />
      <span className={`${styles.card} ${styles.course}`}>
        <strong>{text.heroCourse}</strong>
        {text.heroLesson}
      </span>
      <span className={`${styles.card} ${styles.certificate}`}>
        <strong>{text.heroCertificate}</strong>
        {text.heroVerified}
      </span>
    </div>
  );
}

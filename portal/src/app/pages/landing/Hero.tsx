import { useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '../../paths';
import { HeroDrawing } from './HeroDrawing';
import { landingMessages } from './landing.messages';
import styles from './Hero.module.css';

/** The promise of the platform, its two ways in, and the path as a picture. */
export function Hero() {
  const text = useMessages(landingMessages);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>
          {text.headline}
          <br />
          {text.headlineEnd}
          <span className={styles.accent}>{text.headlineAccent}</span>
        </h1>
        <p>{text.intro}</p>
        <div className={styles.actions}>
          <ButtonLink to={paths.login.href()} size="large">
            {text.start}
          </ButtonLink>
          <ButtonLink to={paths.login.href('courses')} size="large" variant="secondary">
            {text.browse}
          </ButtonLink>
        </div>
      </div>
      <HeroDrawing />
    </section>
  );
}

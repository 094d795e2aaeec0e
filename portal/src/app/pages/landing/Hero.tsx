import { shell, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useOrganizationName } from '#shared/site/useOrganizationName';
import { useSitePage } from '#shared/site/useSitePage';
import { OpenLessonLink } from '../open-lesson/OpenLessonLink';
import styles from './Hero.module.css';
import { HeroDrawing } from './HeroDrawing';
import { landingMessages } from './landing.messages';

/** What the organisation promises, or its name; two ways in, and the path as a picture. */
export function Hero() {
  const text = useMessages(landingMessages);
  const name = useOrganizationName();
  const own = useSitePage('landing');
  const { text: ofShell } = useSitePage('shell');
  const end = own.text('headlineEnd');
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>
          {own.text('headline') ?? name}
          {end && (
            <>
              <br />
              <span className={styles.accent}>{end}</span>
            </>
          )}
        </h1>
        <p>{own.text('intro') ?? text.intro}</p>
        <div className={`${shell.row12} ${styles.actions}`}>
          <ButtonLink to={paths.login.href()} size="large">
            {ofShell('start') ?? text.start}
          </ButtonLink>
          <ButtonLink to={paths.login.href('courses')} size="large" variant="secondary">
            {text.browse}
          </ButtonLink>
        </div>
        <OpenLessonLink page="landing" />
      </div>
      <HeroDrawing />
    </section>
  );
}

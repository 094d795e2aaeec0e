import { shell, useMessages } from '@masar/ui';
import { JourneyScene } from '@masar/ui/illustrations';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { useOrganizationName } from '#shared/site/useOrganizationName';
import { useSitePage } from '#shared/site/useSitePage';
import { aboutMessages } from './about.messages';
import { AboutFigures } from './AboutFigures';
import styles from './AboutPage.module.css';
import { Aims } from './Aims';
import { Timeline } from './Timeline';
import { Values } from './Values';

/** Who is behind the site and why, in the organisation's own words; what it did not write is left out (PUB-2, READ-1). */
export default function AboutPage() {
  const text = useMessages(aboutMessages);
  const name = useOrganizationName();
  const { text: own, blocks } = useSitePage('about');
  const { text: ofShell } = useSitePage('shell');
  const intro = own('intro') ?? text.intro;
  const [story, closing] = [blocks('story'), own('closing')];
  usePageHead({ title: text.kind, description: intro });
  return (
    <PageFrame>
      <div className={`${shell.stack48} ${styles.sections}`}>
        <section className={`${shell.stack28} ${styles.hero}`}>
          <div>
            <p className={styles.kind}>{text.kind}</p>
            <h1 tabIndex={-1}>{own('headline') ?? name}</h1>
            <p className={styles.intro}>{intro}</p>
          </div>
          <JourneyScene />
        </section>
        <AboutFigures />
        <Aims />
        {story.length > 0 && (
          <section className={styles.story}>
            <div>
              <h2>{text.storyTitle}</h2>
              <p className={styles.question}>{own('question')}</p>
            </div>
            <div className={styles.prose}>
              {story.map((lines) => (
                <p key={lines.join()}>{lines.join(' ')}</p>
              ))}
            </div>
          </section>
        )}
        <Timeline />
        <Values />
        <section className={closing ? styles.closing : undefined}>
          {closing && (
            <div>
              <h2>{closing}</h2>
              <p>{own('closingText')}</p>
            </div>
          )}
          <div className={shell.row12}>
            <ButtonLink to={paths.login.href()} size="large">
              {ofShell('start') ?? text.start}
            </ButtonLink>
            <ButtonLink to={paths.contact.href()} size="large" variant="secondary">
              {text.contact}
            </ButtonLink>
          </div>
        </section>
      </div>
    </PageFrame>
  );
}

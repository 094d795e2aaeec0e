import { EyeIcon, TargetIcon, useMessages } from '@masar/ui';
import { JourneyScene } from '@masar/ui/illustrations';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { paths } from '../../paths';
import { aboutMessages } from './about.messages';
import { AboutFigures } from './AboutFigures';
import { Timeline } from './Timeline';
import { Values } from './Values';
import styles from './AboutPage.module.css';

/** Who is behind Masar and why: static text (PUB-2). */
export default function AboutPage() {
  const text = useMessages(aboutMessages);
  usePageHead({ title: text.kind, description: text.intro });
  return (
    <PageFrame>
      <div className={styles.sections}>
        <section className={styles.hero}>
          <div>
            <p className={styles.kind}>{text.kind}</p>
            <h1 tabIndex={-1}>{text.headline}</h1>
            <p className={styles.intro}>{text.intro}</p>
          </div>
          <JourneyScene />
        </section>
        <AboutFigures />
        <div className={styles.aims}>
          <section className={styles.aim} data-tone="blue">
            <TargetIcon size={30} />
            <h2>{text.missionTitle}</h2>
            <p>{text.mission}</p>
          </section>
          <section className={styles.aim} data-tone="clay">
            <EyeIcon size={30} />
            <h2>{text.visionTitle}</h2>
            <p>{text.vision}</p>
          </section>
        </div>
        <section className={styles.story}>
          <div>
            <h2>{text.storyTitle}</h2>
            <p className={styles.question}>{text.question}</p>
          </div>
          <div className={styles.prose}>
            <p>{text.story1}</p>
            <p>{text.story2}</p>
            <p>{text.story3}</p>
          </div>
        </section>
        <Timeline />
        <Values />
        <section className={styles.closing}>
          <div>
            <h2>{text.closing}</h2>
            <p>{text.closingText}</p>
          </div>
          <div className={styles.actions}>
            <ButtonLink to={paths.login.href()} size="large">
              {text.start}
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

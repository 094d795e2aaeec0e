import type { ReactNode } from 'react';
import { Avatar, LogoMark, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '../../paths';
import { landingMessages } from './landing.messages';
import styles from './Showcases.module.css';

interface ShowcaseProps {
  title: string;
  intro: string;
  to: string;
  link: string;
  /** A second way on, beside the link. */
  aside?: ReactNode;
  children: ReactNode;
}

function Showcase({ title, intro, to, link, aside, children }: ShowcaseProps) {
  return (
    <section className={styles.showcase}>
      <div className={styles.picture} aria-hidden="true">
        {children}
      </div>
      <h2>{title}</h2>
      <p>{intro}</p>
      <div className={styles.ways}>
        <ButtonLink to={to} variant="secondary">
          {link}
        </ButtonLink>
        {aside}
      </div>
    </section>
  );
}

/** A sample discussion (static). */
export function CommunityShowcase() {
  const text = useMessages(landingMessages);
  return (
    <Showcase
      title={text.communityTitle}
      intro={text.communityIntro}
      to={paths.discussions.href()}
      link={text.communityLink}
    >
      <div className={styles.bubble}>
        <Avatar name={text.questionBy} tone="purple" size="small" />
        <span>
          <strong>{text.question}</strong>
          <small>{text.questionBy}</small>
        </span>
      </div>
      <div className={`${styles.bubble} ${styles.answer}`}>
        <Avatar name={text.answerBy} tone="pink" size="small" />
        <span>
          {text.answer}
          <small>{text.answerBy}</small>
        </span>
      </div>
    </Showcase>
  );
}

/** A sample certificate (static). */
export function CertificateShowcase() {
  const text = useMessages(landingMessages);
  return (
    <Showcase
      title={text.certificateTitle}
      intro={text.certificateIntro}
      to={paths.certificates.href()}
      link={text.certificateLink}
      aside={
        <ButtonLink to={paths.verifyMany.href()} variant="quiet">
          {text.verifyLink}
        </ButtonLink>
      }
    >
      <div className={styles.certificate}>
        <LogoMark size={26} />
        <strong className={styles.kind}>{text.certificateKind}</strong>
        <small>{text.certificateOf}</small>
        <strong className={styles.holder}>{text.certificateHolder}</strong>
        <span>{text.certificateCourse}</span>
        <small className={styles.code} dir="ltr">
          MSR-2026-000731 · {text.certificateSample}
        </small>
      </div>
    </Showcase>
  );
}

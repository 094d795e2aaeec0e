import { Avatar, LogoMark, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useOrganizationName } from '#shared/site/useOrganizationName';
import { useSitePage } from '#shared/site/useSitePage';
import { landingMessages } from './landing.messages';
import styles from './Showcases.module.css';

interface ShowcaseProps {
  title: string;
  intro: string | undefined;
  to: string;
  link: string;
  /** A second way on, beside the link. */
  aside?: ReactNode;
  /** An example; without one there is no picture. */
  children: ReactNode;
}

function Showcase({ title, intro, to, link, aside, children }: ShowcaseProps) {
  return (
    <section className={styles.showcase}>
      {children && (
        <div className={styles.picture} aria-hidden="true">
          {children}
        </div>
      )}
      <h2>{title}</h2>
      {intro && <p>{intro}</p>}
      <div className={styles.ways}>
        <ButtonLink to={to} variant="secondary">
          {link}
        </ButtonLink>
        {aside}
      </div>
    </section>
  );
}

/** The way to the forum, with a discussion that the organisation gives as an example. */
export function CommunityShowcase() {
  const text = useMessages(landingMessages);
  const { text: own } = useSitePage('landing');
  const [question, answer] = [own('question'), own('answer')];
  const [questionBy, answerBy] = [own('questionBy') ?? '', own('answerBy') ?? ''];
  return (
    <Showcase
      title={own('communityTitle') ?? text.communityTitle}
      intro={own('communityIntro') ?? text.communityIntro}
      to={paths.discussions.href()}
      link={text.communityLink}
    >
      {question && (
        <>
          <div className={styles.bubble}>
            <Avatar name={questionBy} tone="purple" size="small" />
            <span>
              <strong>{question}</strong>
              <small>{questionBy}</small>
            </span>
          </div>
          {answer && (
            <div className={`${styles.bubble} ${styles.answer}`}>
              <Avatar name={answerBy} tone="pink" size="small" />
              <span>
                {answer}
                <small>{answerBy}</small>
              </span>
            </div>
          )}
        </>
      )}
    </Showcase>
  );
}

/** What certificates are good for, with a sample where the organisation gives one. */
export function CertificateShowcase() {
  const text = useMessages(landingMessages);
  const name = useOrganizationName();
  const { text: own } = useSitePage('landing');
  const holder = own('certificateHolder');
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
      {holder && (
        <div className={styles.certificate}>
          <LogoMark size={26} />
          <strong className={styles.kind}>{text.certificateKind}</strong>
          <small>{text.certificateOf(name)}</small>
          <strong className={styles.holder}>{holder}</strong>
          <span>{own('certificateCourse')}</span>
          <small className={styles.code}>{text.certificateSample}</small>
        </div>
      )}
    </Showcase>
  );
}

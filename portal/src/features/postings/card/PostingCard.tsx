import { pickLocalized, textDirection } from '@masar/i18n';
import { ArrowForwardIcon, type IconProps, Isolated, PointingIcon, useLocale } from '@masar/ui';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Posting } from '../posting';
import styles from './PostingCard.module.css';

interface PostingCardProps {
  posting: Pick<Posting, 'titleAr' | 'titleEn' | 'descriptionAr' | 'descriptionEn'>;
  to: string;
  /** Above the title: kind and state. */
  badges?: ReactNode;
  /** Before the title: who offers it, as a mark. */
  org?: ReactNode;
  /** Behind the title. */
  mark?: ReactNode;
  /** Who offers it. */
  by: ReactNode;
  facts?: ReactNode;
  /** Between the facts and the foot. */
  more?: ReactNode;
  /** In the card's foot: the action, a price. */
  children?: ReactNode;
  /** Text of the link to the whole page, which stands below the summary; without it the title is the link. */
  details?: string;
}

/** Something that was posted, in a list; the whole card leads to its page. */
export function PostingCard({ posting, to, badges, org, mark, by, facts, more, children, details }: PostingCardProps) {
  const { language } = useLocale();
  const title = pickLocalized(posting, 'title', language);
  const summary = pickLocalized(posting, 'description', language);
  return (
    <li className={styles.card}>
      {badges && <div className={styles.badges}>{badges}</div>}
      <div className={styles.head}>
        {org}
        <div className={styles.titles}>
          <h2 className={styles.title}>
            {details ? (
              <Isolated>{title}</Isolated>
            ) : (
              <Link to={to} className={styles.whole}>
                <Isolated>{title}</Isolated>
              </Link>
            )}
          </h2>
          <p className={styles.by}>{by}</p>
        </div>
        {mark}
      </div>
      {details && (
        <p className={styles.summary} dir={textDirection(summary)}>
          {summary}
        </p>
      )}
      {facts && (
        <ul role="list" className={styles.facts}>
          {facts}
        </ul>
      )}
      {more}
      <div className={styles.foot}>
        <div className={styles.action}>{children}</div>
        {details && (
          <Link to={to} className={`${styles.whole} ${styles.link}`} aria-label={`${details}: ${title}`}>
            {details}
            <PointingIcon icon={ArrowForwardIcon} size={18} />
          </Link>
        )}
      </div>
    </li>
  );
}

interface CardFactProps {
  icon: ComponentType<IconProps>;
  children: ReactNode;
}

/** One short fact of a card; nothing where there is nothing to say. */
export function CardFact({ icon: Icon, children }: CardFactProps) {
  if (!children) return null;
  return (
    <li className={styles.fact}>
      <Icon size={16} />
      <Isolated>{children}</Isolated>
    </li>
  );
}

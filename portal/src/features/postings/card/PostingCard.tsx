import { pickLocalized, textDirection } from '@masar/i18n';
import { ArrowForwardIcon, type IconProps, Isolated, PointingIcon, shell, useLocale, useMessages } from '@masar/ui';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Posting } from '../posting';
import { postingMessages } from '../posting.messages';
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
  /** With its summary and a link below it; otherwise the title is the link. */
  hasSummary?: boolean;
}

/** Something that was posted, in a list; the whole card leads to its page. */
export function PostingCard({
  posting,
  to,
  badges,
  org,
  mark,
  by,
  facts,
  more,
  children,
  hasSummary,
}: PostingCardProps) {
  const { language } = useLocale();
  const { details } = useMessages(postingMessages);
  const title = pickLocalized(posting, 'title', language);
  const summary = pickLocalized(posting, 'description', language);
  return (
    <li className={`${shell.linkedCard} ${styles.card}`}>
      {badges && <div className={styles.badges}>{badges}</div>}
      <div className={styles.head}>
        {org}
        <div className={styles.titles}>
          <h2 className={styles.title}>
            {hasSummary ? (
              <Isolated>{title}</Isolated>
            ) : (
              <Link to={to} className={`${shell.wholeCard} ${styles.whole}`}>
                <Isolated>{title}</Isolated>
              </Link>
            )}
          </h2>
          <p className={`${shell.note} ${styles.by}`}>{by}</p>
        </div>
        {mark}
      </div>
      {hasSummary && (
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
        {hasSummary && (
          <Link
            to={to}
            className={`${shell.wholeCard} ${styles.whole} ${styles.link}`}
            aria-label={`${details}: ${title}`}
          >
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
    <li className={`${shell.inline6} ${styles.fact}`}>
      <Icon size={16} />
      <Isolated>{children}</Isolated>
    </li>
  );
}

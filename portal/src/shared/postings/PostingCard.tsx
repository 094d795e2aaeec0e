import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { textDirection } from '@masar/i18n';
import { ArrowForwardIcon, Isolated, PointingIcon } from '@masar/ui';
import styles from './PostingCard.module.css';

interface PostingCardProps {
  to: string;
  title: string;
  /** Above the title: kind and state. */
  badges: ReactNode;
  /** Who offers it. */
  by?: ReactNode;
  summary: string;
  facts: ReactNode;
  /** At the start of the card's foot: the action, a price. */
  children?: ReactNode;
  /** Text of the link to the whole page. */
  details: string;
}

/** Something that was posted, in a list; the whole card leads to its page. */
export function PostingCard({ to, title, badges, by, summary, facts, children, details }: PostingCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.badges}>{badges}</div>
      <h2 className={styles.title}>
        <Isolated>{title}</Isolated>
      </h2>
      {by && <p className={styles.by}>{by}</p>}
      <p className={styles.summary} dir={textDirection(summary)}>
        {summary}
      </p>
      <ul role="list" className={styles.facts}>
        {facts}
      </ul>
      <div className={styles.foot}>
        <div className={styles.action}>{children}</div>
        <Link to={to} className={styles.link} aria-label={`${details}: ${title}`}>
          {details}
          <PointingIcon icon={ArrowForwardIcon} size={18} />
        </Link>
      </div>
    </li>
  );
}

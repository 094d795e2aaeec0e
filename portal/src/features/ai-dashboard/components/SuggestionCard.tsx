import { shell } from '@masar/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './SuggestionCard.module.css';

interface SuggestionCardProps {
  /** Picture or score at the card's head. */
  head?: ReactNode;
  to: string;
  title: ReactNode;
  onOpen: () => void;
  /** At the end, above the link that covers the card. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A course, workshop or job that is suggested; the card leads to its page. */
export function SuggestionCard({ head, to, title, onOpen, actions, children }: SuggestionCardProps) {
  return (
    <li className={shell.pictureCard}>
      {head}
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link to={to} className={`${shell.wholeCard} ${styles.link}`} onClick={onOpen}>
            {title}
          </Link>
        </h3>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}

/** Three cards beside each other, below each other on phones. */
export function Suggestions({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={`${shell.stack16} ${styles.cards}`}>
      {children}
    </ul>
  );
}

import { CardSkeleton, shell } from '@masar/ui';
import { SHOWN } from '../ai-dashboard.queries';
import styles from './SuggestionCard.module.css';

/** The shapes of the cards of a tab. */
export function CardSkeletons() {
  return (
    <div className={`${shell.stack16} ${styles.cards}`}>
      {Array.from({ length: SHOWN }, (_, card) => (
        <CardSkeleton key={card} />
      ))}
    </div>
  );
}

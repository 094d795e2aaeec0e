import { pickLocalized } from '@masar/i18n';
import { Badge, useLocale, useMessages } from '@masar/ui';
import { Excerpt } from '../records/Excerpt';
import type { PendingPosting } from './pending-posting';
import { postingKindMessages } from './pending-postings.messages';
import styles from './PostingSummary.module.css';

/** A posting in a row or on a card: its kind, its title and how it begins. */
export function PostingSummary({ posting }: { posting: PendingPosting }) {
  const kinds = useMessages(postingKindMessages);
  const { language } = useLocale();
  return (
    <div className={styles.summary}>
      <Badge>{kinds[posting.kind]}</Badge>
      <Excerpt title={pickLocalized(posting, 'title', language)}>{posting.description}</Excerpt>
    </div>
  );
}

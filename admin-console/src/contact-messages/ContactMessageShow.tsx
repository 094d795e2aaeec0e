import { Link } from 'react-router-dom';
import { ShowBase, useShowContext } from 'react-admin';
import { Card, ErrorState, Isolated, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import { PageHeading } from '../page/PageHeading';
import type { ContactMessage } from './contact-message';
import styles from './ContactMessageShow.module.css';
import { contactMessagesMessages } from './contact-messages.messages';
import { MessageActions } from './MessageActions';
import { MessageBadge } from './MessageBadge';

export function ContactMessageShow() {
  return (
    <ShowBase>
      <MessagePage />
    </ShowBase>
  );
}

function MessagePage() {
  const text = useMessages(contactMessagesMessages);
  const { format } = useLocale();
  const { record, error, refetch } = useShowContext<ContactMessage>();
  if (error && !record) {
    return (
      <ErrorState title={text.failedTitle} headingLevel={1} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!record) return <RowsSkeleton rows={4} />;
  return (
    <>
      <PageHeading title={record.subject} before={<Link to="/contact-messages">{text.back}</Link>} />
      <Card>
        <article className={styles.message}>
          <header className={styles.head}>
            <p className={styles.sender}>
              <Isolated className={styles.name}>{record.name}</Isolated>
              <a href={`mailto:${record.email}`}>
                <bdi dir="ltr">{record.email}</bdi>
              </a>
            </p>
            <p className={styles.facts}>
              <MessageBadge status={record.status} />
              <time dateTime={record.createdAt}>{format.dateTime(record.createdAt)}</time>
              <span>{record.language === 'ar' ? text.wroteInAr : text.wroteInEn}</span>
            </p>
          </header>
          <blockquote className={styles.words}>{record.message}</blockquote>
          <MessageActions message={record} />
        </article>
      </Card>
    </>
  );
}

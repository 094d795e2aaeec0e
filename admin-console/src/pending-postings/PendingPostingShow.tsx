import { Link } from 'react-router-dom';
import { ShowBase, useShowContext } from 'react-admin';
import { pickLocalized, textDirection } from '@masar/i18n';
import { Card, ErrorState, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import { PageHeading } from '../page/PageHeading';
import { PostWords } from '../posts/PostWords';
import type { PendingPosting } from './pending-posting';
import styles from './PendingPostingShow.module.css';
import { pendingPostingsMessages } from './pending-postings.messages';
import { PostingDecision } from './PostingDecision';
import { PostingFacts } from './PostingFacts';
import { PostingOutcome } from './PostingOutcome';

/** Where the portal shows a posting whole, to administrators also while it waits. */
const portalFolders = { opportunity: 'opportunities', job: 'jobs', service: 'services' } as const;

export function PendingPostingShow() {
  return (
    <ShowBase>
      <PostingPage />
    </ShowBase>
  );
}

function PostingPage() {
  const text = useMessages(pendingPostingsMessages);
  const { language } = useLocale();
  const { record, error, refetch } = useShowContext<PendingPosting>();
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
      <PageHeading
        title={pickLocalized(record, 'title', language)}
        before={<Link to="/pending-postings">{text.back}</Link>}
      />
      <Card>
        <article className={styles.posting}>
          <PostingFacts posting={record} />
          <PostWords
            label={text.words}
            link={{ href: `/${portalFolders[record.kind]}/${record.id}`, text: text.openPosting }}
          >
            {record.description}
          </PostWords>
          {record.descriptionEn !== record.description && (
            <section className={styles.english}>
              <h2>{text.wordsInEnglish}</h2>
              <p dir={textDirection(record.descriptionEn)}>{record.descriptionEn}</p>
            </section>
          )}
          {record.status === 'pending' ? <PostingDecision posting={record} /> : <PostingOutcome posting={record} />}
        </article>
      </Card>
    </>
  );
}

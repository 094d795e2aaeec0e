import { EmptyState, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { ListStates } from '#shared/list/ListStates';
import { Page } from '#shared/page/Page';
import { rowsOf } from '#shared/query/list-page';
import { attemptRequestQueries } from '../attempt-requests.queries';
import { certificateCorrectionQueries } from '../certificate-corrections.queries';
import { certificateReviewQueries, type OpenReviewState } from '../certificate-reviews.queries';
import styles from '../components/CertificateReviews.module.css';
import { LearningSigns } from '../components/LearningSigns';
import { ReviewRow } from '../components/ReviewRow';
import { WaitingAttempts } from '../components/WaitingAttempts';
import { WaitingCorrections } from '../components/WaitingCorrections';
import { certificateReviewsMessages } from '../messages/certificate-reviews.messages';

/** /certificate-reviews: certificates that wait for a decision, and those that were sent back (CRT-11). */
export default function CertificateReviewsPage() {
  const text = useMessages(certificateReviewsMessages);
  const { digits } = useLocale();
  const [state, setState] = useState<OpenReviewState>('waiting');
  const list = useInfiniteQuery(certificateReviewQueries.list(state));
  const reviews = rowsOf(list.data);
  const total = list.data?.pages[0]?.total ?? 0;
  const attempts = useInfiniteQuery(attemptRequestQueries.list());
  const corrections = useInfiniteQuery(certificateCorrectionQueries.list());
  // These two stand above the certificates, and only where there are any: nobody reads what they would push away.
  if (attempts.isPending || corrections.isPending) {
    return (
      <Page title={text.title} intro={text.intro}>
        <RowsSkeleton rows={3} />
      </Page>
    );
  }
  return (
    <Page title={text.title} intro={text.intro}>
      <div className={`${shell.stack16} ${styles.page}`}>
        <WaitingAttempts />
        <WaitingCorrections />
        <section className={shell.stack16} aria-label={text.panel}>
          <div className={styles.filter}>
            <CompactSelect
              label={text.show}
              options={[
                { value: 'waiting', label: text.waitingState },
                { value: 'sent_back', label: text.sentBackState },
              ]}
              value={state}
              onChange={setState}
            />
          </div>
          <p role="status" className={styles.facts}>
            {total > 0 && text.waiting(total, digits)}
          </p>
          <ListStates
            list={list}
            isEmpty={reviews.length === 0}
            skeleton={<RowsSkeleton rows={2} />}
            empty={
              <EmptyState headingLevel={2} title={state === 'waiting' ? text.empty : text.noneSentBack}>
                {state === 'waiting' ? text.emptyHint : text.noneSentBackHint}
              </EmptyState>
            }
            failed={text.failed}
            headingLevel={2}
          >
            <ul role="list" className={`${shell.stack16} ${styles.list}`}>
              {reviews.map((review) => (
                <ReviewRow key={review.id} review={review} />
              ))}
            </ul>
          </ListStates>
        </section>
        <LearningSigns />
      </div>
    </Page>
  );
}

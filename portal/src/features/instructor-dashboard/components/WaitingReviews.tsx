import { pickLocalized } from '@masar/i18n';
import { Badge, Isolated, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { RelativeTime } from '#shared/time/RelativeTime';
import { Panel, PanelNote } from '#subjects/dashboard/Panel';
import { certificateReviewQueries } from '../certificate-reviews.queries';
import { certificateReviewsMessages } from '../messages/certificate-reviews.messages';
import styles from './WaitingQuestions.module.css';

/** Certificates of own courses that wait for review: how many, and the first of them (CRT-11). */
export function WaitingReviews() {
  const text = useMessages(certificateReviewsMessages);
  const { language, digits } = useLocale();
  const { data, isError } = useSignedInQuery(certificateReviewQueries.first());
  return (
    <Panel title={text.panel} more={{ to: paths.certificateReviews.href(), text: text.all }}>
      {isError && <PanelNote>{text.failed}</PanelNote>}
      {!data && !isError && <RowsSkeleton rows={2} />}
      {data?.total === 0 && <PanelNote>{text.empty}</PanelNote>}
      {data && data.total > 0 && (
        <>
          <p className={styles.count}>
            <Badge tone="clay">{text.waiting(data.total, digits)}</Badge>
          </p>
          <ul role="list" className={styles.questions}>
            {data.rows.map((review) => (
              <li key={review.id} className={styles.question}>
                <Link to={paths.certificateReviews.href()} className={`${shell.wholeRow} ${styles.title}`}>
                  <Isolated>{pickLocalized(review, 'holderName', language)}</Isolated>
                </Link>
                <p className={styles.facts}>
                  <Isolated>{pickLocalized(review, 'courseTitle', language)}</Isolated>
                  {' · '}
                  <RelativeTime at={review.askedAt} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

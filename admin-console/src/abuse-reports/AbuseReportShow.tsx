import { Link } from 'react-router-dom';
import { ShowBase, useShowContext } from 'react-admin';
import { Card, ErrorState, RowsSkeleton, useMessages } from '@masar/ui';
import { PageHeading } from '../page/PageHeading';
import { PostWords } from '../posts/PostWords';
import type { AbuseReport } from './abuse-report';
import styles from './AbuseReportShow.module.css';
import { abuseReportsMessages } from './abuse-reports.messages';
import { ReportDecision } from './ReportDecision';
import { ReportFacts } from './ReportFacts';

export function AbuseReportShow() {
  return (
    <ShowBase>
      <ReportPage />
    </ShowBase>
  );
}

function ReportPage() {
  const text = useMessages(abuseReportsMessages);
  const { record, error, refetch } = useShowContext<AbuseReport>();
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
        title={record.replyId ? text.onReply : text.onDiscussion}
        before={<Link to="/abuse-reports">{text.back}</Link>}
      />
      <Card>
        <article className={styles.report}>
          <ReportFacts report={record} />
          {record.discussionId && (
            <PostWords
              label={text.words}
              link={{ href: `/community?discussion=${record.discussionId}`, text: text.openDiscussion }}
            >
              {record.reportedText}
            </PostWords>
          )}
          {record.status === 'open' && <ReportDecision report={record} />}
        </article>
      </Card>
    </>
  );
}

import { EmptyState, ErrorState, Isolated, PageSpinner, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice, useFailureText } from '#shared/failure/useFailureNotice';
import { ListStates } from '#shared/list/ListStates';
import { paths } from '#shared/navigation/paths';
import { Page, PageFrame } from '#shared/page/Page';
import { rowsOf } from '#shared/query/list-page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useToast } from '#shared/toasts/ToastProvider';
import { type Assignment, assignmentQueries } from '../assignments.queries';
import styles from '../components/Assignments.module.css';
import { PeerFlags } from '../components/PeerFlags';
import { assignmentsMessages } from '../messages/assignments.messages';
import { groupsMessages } from '../messages/groups.messages';
import { peerResultsMessages } from '../messages/peer-results.messages';
import { useReleaseReviews } from '../peer-reviews.mutations';
import { type PeerResult, peerReviewQueries } from '../peer-reviews.queries';

/** /courses/{id}/assignments/{assignmentId}/peer-reviews: what reviews come to, and which of it waits for a decision (ASG-2). */
export default function PeerResultsPage() {
  const text = useMessages(peerResultsMessages);
  const words = useMessages(assignmentsMessages);
  const describe = useFailureText();
  const { id = '', assignmentId = '' } = useParams();
  const assignment = useSignedInQuery(assignmentQueries.one(assignmentId));
  const list = useInfiniteQuery(peerReviewQueries.results(assignmentId));
  const rows = rowsOf(list.data);
  if (assignment.isError)
    return (
      <PageFrame>
        <ErrorState headingLevel={1} title={text.failed} onRetry={() => void assignment.refetch()}>
          {describe(assignment.error)}
        </ErrorState>
      </PageFrame>
    );
  if (!assignment.data) return <PageSpinner />;
  return (
    <Page
      title={text.title}
      intro={text.intro}
      back={{ to: paths.assignment.href(id, assignmentId), label: words.backToAssignment }}
    >
      <div className={`${shell.stack12} ${styles.section}`}>
        <Release assignment={assignment.data} />
        <ListStates
          list={list}
          isEmpty={rows.length === 0}
          skeleton={<RowsSkeleton rows={4} />}
          empty={
            <EmptyState headingLevel={2} title={text.empty}>
              {text.emptyHint}
            </EmptyState>
          }
          failed={text.failed}
          headingLevel={2}
        >
          <ul role="list" className={styles.results}>
            {rows.map((result) => (
              <ResultCard key={result.id} result={result} />
            ))}
          </ul>
        </ListStates>
      </div>
    </Page>
  );
}

function ResultCard({ result }: { result: PeerResult }) {
  const text = useMessages(peerResultsMessages);
  const groups = useMessages(groupsMessages);
  const { format } = useLocale();
  return (
    <li className={`${shell.card} ${styles.card}`}>
      <Link className={styles.reach} to={paths.markWork.href(result.id)}>
        <Isolated>
          {result.group === null ? (result.userName ?? text.someone) : groups.group(format.number(result.group))}
        </Isolated>
      </Link>
      <p className={styles.facts}>
        <strong>
          {result.points === null
            ? text.noPoints
            : text.points(format.number(result.points), format.number(result.maximum))}
        </strong>
        <span>{text.done(format.number(result.done), format.number(result.wanted))}</span>
        {result.begun > 0 && <span>{text.begun(format.number(result.begun))}</span>}
        {result.spread !== null && <span>{text.spread(format.percent(result.spread))}</span>}
        {result.score !== null && <span>{text.marked(format.percent(Number(result.score)))}</span>}
      </p>
      {result.flags.length > 0 && (
        <p className={styles.facts}>
          <PeerFlags flags={result.flags} />
        </p>
      )}
    </li>
  );
}

/** Until when reviews are taken, and the end of it by hand. */
function Release({ assignment }: { assignment: Assignment }) {
  const text = useMessages(peerResultsMessages);
  const { format } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const release = useReleaseReviews(assignment.id);
  const [isAsking, setIsAsking] = useState(false);
  const { peerReleasedAt, peerReviewDueAt } = assignment;
  if (peerReleasedAt) return <p className={styles.facts}>{text.released(format.dateTime(peerReleasedAt))}</p>;
  return (
    <>
      <p className={styles.facts}>
        {peerReviewDueAt ? text.openUntil(format.appointment(peerReviewDueAt)) : text.openWithoutDay}
      </p>
      {assignment.peerReviews > 0 && (
        <div className={shell.row12}>
          <Button variant="outlined" loading={release.isPending} onClick={() => setIsAsking(true)}>
            {text.release}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={text.releaseAsk}
          confirm={text.release}
          cancel={text.notYet}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            release.mutate(undefined, {
              onSuccess: () => toast({ title: text.releasedNow, kind: 'success' }),
              onError: (error) => notifyFailure(error, { title: text.releaseFailed }),
            });
          }}
        >
          {text.releaseText}
        </ConfirmDialog>
      )}
    </>
  );
}

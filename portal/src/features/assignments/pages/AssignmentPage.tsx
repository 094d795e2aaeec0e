import { pickLocalized } from '@masar/i18n';
import {
  BookIcon,
  ChatIcon,
  EditIcon,
  ErrorState,
  Isolated,
  PageSpinner,
  shell,
  useLocale,
  useMessages,
  UsersIcon,
} from '@masar/ui';
import Button from '@mui/material/Button';
import { useParams } from 'react-router-dom';
import { useFailureNotice, useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page, PageFrame } from '#shared/page/Page';
import { useReadAnew } from '#shared/query/useReadAnew';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useSession } from '#shared/session/SessionProvider';
import { Markdown } from '#subjects/markdown/Markdown';
import { useSaveDraft, useWithdraw } from '../assignments.mutations';
import { type Assignment, assignmentQueries, type Work } from '../assignments.queries';
import styles from '../components/Assignments.module.css';
import { DraftForm } from '../components/DraftForm';
import { DueFacts } from '../components/DueFacts';
import { OwnGroup } from '../components/OwnGroup';
import { OwnPeerReviews } from '../components/OwnPeerReviews';
import { ReceivedReviews } from '../components/ReceivedReviews';
import { RoundResult } from '../components/RoundResult';
import { Rubric } from '../components/Rubric';
import { assignmentsMessages } from '../messages/assignments.messages';
import { groupsMessages } from '../messages/groups.messages';
import { peerReviewsMessages } from '../messages/peer-reviews.messages';
import { roundsInHand } from '../model/rounds-in-hand';
import { rubricPlaces } from '../model/rubric-beside-mark';
import { type OwnReviews, peerReviewQueries } from '../peer-reviews.queries';

/** /courses/{id}/assignments/{assignmentId}: the task, its rubric, and the reader's own work (ASG-1). */
export default function AssignmentPage() {
  const text = useMessages(assignmentsMessages);
  const groups = useMessages(groupsMessages);
  const peers = useMessages(peerReviewsMessages);
  const { language } = useLocale();
  const describe = useFailureText();
  const { assignmentId = '' } = useParams();
  const readerId = useSession().user?.id;
  const assignment = useSignedInQuery(assignmentQueries.one(assignmentId));
  const work = useReadAnew(assignmentQueries.work(assignmentId));
  const isReviewed = (assignment.data?.peerReviews ?? 0) > 0 && !assignment.data?.isAuthor;
  const reviews = useSignedInQuery({ ...peerReviewQueries.own(assignmentId), enabled: isReviewed });
  const failed = [assignment, work, reviews].find(({ isLoadingError }) => isLoadingError);
  if (failed)
    return (
      <PageFrame>
        <ErrorState headingLevel={1} title={text.oneFailed} onRetry={() => void failed.refetch()}>
          {describe(failed.error)}
        </ErrorState>
      </PageFrame>
    );
  if (!assignment.data || !work.data || work.isOlder || (isReviewed && !reviews.data)) return <PageSpinner />;
  const { data } = assignment;
  const title = pickLocalized(data, 'title', language);
  const inHand = roundsInHand(data, work.data, readerId);
  const rubric = rubricPlaces(data, inHand.isAlone ? inHand.rounds : work.data);
  return (
    <Page
      title={<Isolated>{title}</Isolated>}
      documentTitle={title}
      intro={<Isolated>{pickLocalized(data, 'courseTitle', language)}</Isolated>}
      back={{ to: paths.assignments.href(data.courseId), label: text.backToAll }}
      action={
        (data.lessonId !== null || data.isAuthor) && (
          <div className={shell.row12}>
            {data.lessonId !== null && (
              <ButtonLink to={paths.lesson.href(data.courseId, data.lessonId)} variant="secondary">
                <BookIcon size={18} />
                {text.toLesson}
              </ButtonLink>
            )}
            {data.isAuthor && data.isGroupWork && (
              <ButtonLink to={paths.assignmentGroups.href(data.courseId, data.id)} variant="secondary">
                <UsersIcon size={18} />
                {groups.open}
              </ButtonLink>
            )}
            {data.isAuthor && data.peerReviews > 0 && (
              <ButtonLink to={paths.peerResults.href(data.courseId, data.id)} variant="secondary">
                <ChatIcon size={18} />
                {peers.results}
              </ButtonLink>
            )}
            {data.isAuthor && data.canEdit && (
              <ButtonLink to={paths.writeAssignment.href(data.courseId, data.id)} variant="secondary">
                <EditIcon size={18} />
                {text.edit}
              </ButtonLink>
            )}
          </div>
        )
      }
    >
      <DueFacts assignment={data} />
      <div className={rubric.standsBeside ? styles.task : `${shell.stack12} ${styles.sections} ${styles.alone}`}>
        <section className={`${shell.stack12} ${styles.section}`} aria-label={text.task}>
          <h2>{text.task}</h2>
          <Markdown>{pickLocalized(data, 'task', language)}</Markdown>
        </section>
        {rubric.standsBeside && (
          <section className={`${shell.stack12} ${styles.section} ${styles.beside}`} aria-label={text.rubric}>
            <h2>{text.rubric}</h2>
            <Rubric rubric={data.rubric} chosen={rubric.reached} />
          </section>
        )}
        <div className={`${shell.stack12} ${styles.sections}`}>
          <OwnGroup assignment={data} isAlone={inHand.isAlone} />
          {!data.isAuthor && (!data.isGroupWork || data.group) && (
            <OwnWork
              assignment={data}
              all={work.data}
              inHand={inHand}
              reviews={reviews.data}
              leftOutOf={rubric.leftOutOf}
            />
          )}
        </div>
      </div>
    </Page>
  );
}

interface OwnWorkProps {
  assignment: Assignment;
  all: Work[];
  inHand: ReturnType<typeof roundsInHand>;
  /** Missing where nobody reviews the work of others. */
  reviews: OwnReviews | undefined;
  /** The round whose rubric stands beside the task. */
  leftOutOf: string | undefined;
}

function OwnWork({ assignment, all, inHand, reviews, leftOutOf }: OwnWorkProps) {
  const { isAlone, next } = inHand;
  const [latest] = inHand.rounds;
  const draft = latest?.state === 'draft' ? latest : undefined;
  // The form stays the same one when what is written in it begins its round.
  const writtenRound = draft?.round ?? (next.state === 'begins' ? next.round : 0);
  const handedIn = all.filter(({ state }) => state !== 'draft');
  return (
    <>
      {(draft || !latest) && <DraftForm key={writtenRound} assignment={assignment} draft={draft} isAlone={isAlone} />}
      {latest && !draft && <NextStep assignmentId={assignment.id} latest={latest} mayBegin={next.state === 'begins'} />}
      {reviews && <OwnPeerReviews assignment={assignment} reviews={reviews} />}
      {handedIn.map((work) => (
        <RoundResult
          key={work.id}
          work={work}
          hasRubric={work.id !== leftOutOf}
          isAlone={assignment.isGroupWork && work.group === null}
        />
      ))}
      {reviews && !reviews.isOpen && handedIn.map((work) => <ReceivedReviews key={work.id} work={work} />)}
    </>
  );
}

/** What may be done with work that was handed in: take it back while it waits, or begin another round. */
function NextStep({ assignmentId, latest, mayBegin }: { assignmentId: string; latest: Work; mayBegin: boolean }) {
  const text = useMessages(assignmentsMessages);
  const notifyFailure = useFailureNotice();
  const withdraw = useWithdraw();
  const begin = useSaveDraft(assignmentId);
  if (latest.state === 'waiting')
    return (
      <div className={shell.row12}>
        <Button
          variant="outlined"
          loading={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(latest.id, { onError: (error) => notifyFailure(error, { title: text.withdrawFailed }) })
          }
        >
          {text.withdraw}
        </Button>
      </div>
    );
  if (!mayBegin) return null;
  const again = { text: latest.text, links: latest.links.map((url) => ({ url })) };
  return (
    <div className={shell.row12}>
      <Button
        loading={begin.isPending}
        onClick={() => begin.mutate(again, { onError: (error) => notifyFailure(error, { title: text.againFailed }) })}
      >
        {text.again}
      </Button>
    </div>
  );
}

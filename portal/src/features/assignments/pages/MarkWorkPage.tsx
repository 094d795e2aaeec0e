import { pickLocalized } from '@masar/i18n';
import { ErrorState, Isolated, PageSpinner, shell, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { Fold } from '#shared/fold/Fold';
import { paths } from '#shared/navigation/paths';
import { Page, PageFrame } from '#shared/page/Page';
import { rowsOf } from '#shared/query/list-page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { Markdown } from '#subjects/markdown/Markdown';
import { assignmentQueries } from '../assignments.queries';
import styles from '../components/Assignments.module.css';
import { GroupMembers } from '../components/GroupMembers';
import { MarkForm } from '../components/MarkForm';
import { SimilarWorks } from '../components/SimilarWorks';
import { Talk } from '../components/Talk';
import { WorkView } from '../components/WorkView';
import { assignmentsMessages } from '../messages/assignments.messages';
import { groupsMessages } from '../messages/groups.messages';
import { markingMessages } from '../messages/marking.messages';
import { peerReviewQueries } from '../peer-reviews.queries';

/** /marking/{id}: a piece of work beside its rubric (ASG-2). */
export default function MarkWorkPage() {
  const text = useMessages(markingMessages);
  const words = useMessages(assignmentsMessages);
  const groups = useMessages(groupsMessages);
  const { language, format, digits } = useLocale();
  const describe = useFailureText();
  const { id = '' } = useParams();
  const work = useSignedInQuery(assignmentQueries.submission(id));
  const peers = useSignedInQuery(peerReviewQueries.ofWork(id));
  const waiting = useInfiniteQuery(assignmentQueries.waiting());
  if (work.isError && !work.data)
    return (
      <PageFrame>
        <ErrorState headingLevel={1} title={text.oneFailed} onRetry={() => void work.refetch()}>
          {describe(work.error)}
        </ErrorState>
      </PageFrame>
    );
  // What others wrote stands above the rubric: nothing moves when it comes.
  if (!work.data || peers.isPending) return <PageSpinner />;
  const { data } = work;
  const name = data.group === null ? (data.userName ?? text.someone) : groups.group(format.number(data.group));
  const nextIn = (list: typeof waiting.data) => rowsOf(list).find((one) => one.id !== id)?.id;
  // Who is quicker than the list of what waits is led on all the same.
  const findNext = async () => {
    return nextIn(waiting.data ?? (await waiting.refetch()).data);
  };
  return (
    <Page
      title={<Isolated>{name}</Isolated>}
      documentTitle={name}
      intro={<Isolated>{pickLocalized(data, 'title', language)}</Isolated>}
      back={{ to: paths.marking.href(), label: text.all }}
    >
      <div className={`${shell.stack24} ${styles.desk}`}>
        <section className={`${shell.stack12} ${styles.section}`} aria-label={text.work}>
          <h2>{text.work}</h2>
          <p className={styles.facts}>
            {words.round(format.number(data.round))}
            {data.handedInAt && <span>{words.handedInAt(format.dateTime(data.handedInAt))}</span>}
            {data.daysLate > 0 && <span>{words.late(data.daysLate, digits)}</span>}
          </p>
          <GroupMembers work={data} />
          <WorkView work={data} notes={data.marks[0]?.notes ?? []} />
          <Fold title={text.task}>
            <Markdown>{pickLocalized(data, 'task', language)}</Markdown>
          </Fold>
          {data.text && <SimilarWorks id={data.id} />}
          <Talk work={data} />
        </section>
        <MarkForm
          key={`${data.id} ${data.version}`}
          work={data}
          next={nextIn(waiting.data)}
          findNext={findNext}
          peers={peers.data}
        />
      </div>
    </Page>
  );
}

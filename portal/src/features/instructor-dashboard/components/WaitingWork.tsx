import { pickLocalized } from '@masar/i18n';
import { Badge, Isolated, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { queryOptions } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '#shared/api/api';
import { paths } from '#shared/navigation/paths';
import { listPageOf } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { RelativeTime } from '#shared/time/RelativeTime';
import { Panel } from '#subjects/dashboard/Panel';
import { waitingWorkMessages } from './waiting-work.messages';
import styles from './WaitingQuestions.module.css';

const SHOWN_FIRST = 3;
const first = () =>
  queryOptions({
    queryKey: [...queryRoots.assignments, 'waiting-first'],
    queryFn: () => listPageOf(api.GET('/api/marking', { params: { query: { limit: SHOWN_FIRST } } })),
  });

export const useWaitingWork = () => useSignedInQuery(first());

/** Work of own courses that waits for a mark: how much, and the oldest of it; nothing where none waits (ASG-2). */
export function WaitingWork() {
  const text = useMessages(waitingWorkMessages);
  const { language, digits } = useLocale();
  const { data, isPending } = useWaitingWork();
  if (isPending) return <RowsSkeleton rows={3} />;
  if (!data || data.total === 0) return null;
  return (
    <Panel title={text.panel} more={{ to: paths.marking.href(), text: text.all }}>
      <p className={styles.count}>
        <Badge tone="clay">{text.count(data.total, digits)}</Badge>
      </p>
      <ul role="list" className={styles.questions}>
        {data.rows.map((work) => (
          <li key={work.id} className={styles.question}>
            <Link to={paths.markWork.href(work.id)} className={`${shell.wholeRow} ${styles.title}`}>
              <Isolated>{pickLocalized(work, 'title', language)}</Isolated>
            </Link>
            <p className={styles.facts}>
              <Isolated>{work.userName ?? text.someone}</Isolated>
              {' · '}
              <RelativeTime at={work.handedInAt} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

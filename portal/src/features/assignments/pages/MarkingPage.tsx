import { pickLocalized } from '@masar/i18n';
import { Badge, EmptyState, Isolated, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ListStates } from '#shared/list/ListStates';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { rowsOf } from '#shared/query/list-page';
import { RelativeTime } from '#shared/time/RelativeTime';
import { assignmentQueries } from '../assignments.queries';
import styles from '../components/Assignments.module.css';
import { MarkingTimes } from '../components/MarkingTimes';
import { assignmentsMessages } from '../messages/assignments.messages';
import { groupsMessages } from '../messages/groups.messages';
import { markingMessages } from '../messages/marking.messages';

/** /marking: what waits for a mark over one's courses, the oldest first (ASG-2). */
export default function MarkingPage() {
  const text = useMessages(markingMessages);
  const words = useMessages(assignmentsMessages);
  const groups = useMessages(groupsMessages);
  const { language, format, digits } = useLocale();
  const list = useInfiniteQuery(assignmentQueries.waiting());
  const rows = rowsOf(list.data);
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <Page title={text.title} intro={text.intro}>
      <div className={`${shell.stack12} ${styles.sections}`}>
        <div className={`${shell.stack12} ${styles.section}`}>
          <p role="status" className={styles.facts}>
            {total > 0 && text.count(total, digits)}
          </p>
          <ListStates
            list={list}
            isEmpty={rows.length === 0}
            skeleton={<RowsSkeleton rows={3} />}
            empty={
              <EmptyState headingLevel={2} title={text.empty}>
                {text.emptyHint}
              </EmptyState>
            }
            failed={text.failed}
            headingLevel={2}
          >
            <ul role="list" className={shell.stack12}>
              {rows.map((work) => (
                <li key={work.id} className={`${shell.card} ${styles.card}`}>
                  <Link to={paths.markWork.href(work.id)}>
                    <Isolated>
                      {work.group === null ? (work.userName ?? text.someone) : groups.group(format.number(work.group))}
                    </Isolated>
                    {' · '}
                    <Isolated>{pickLocalized(work, 'title', language)}</Isolated>
                  </Link>
                  <p className={styles.facts}>
                    <Isolated>{pickLocalized(work, 'courseTitle', language)}</Isolated>
                    <span>
                      {text.handedIn} <RelativeTime at={work.handedInAt} />
                    </span>
                    {work.daysLate > 0 && <Badge tone="clay">{words.late(work.daysLate, digits)}</Badge>}
                  </p>
                </li>
              ))}
            </ul>
          </ListStates>
        </div>
        {/* The queue comes first and takes the room it needs. */}
        {!list.isPending && <MarkingTimes />}
      </div>
    </Page>
  );
}

import { pickLocalized } from '@masar/i18n';
import { buttonClass, DownloadIcon, Isolated, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FileLink } from '#shared/downloads/FileLink';
import { ListStates } from '#shared/list/ListStates';
import { paths } from '#shared/navigation/paths';
import { rowsOf } from '#shared/query/list-page';
import { RelativeTime } from '#shared/time/RelativeTime';
import { assignmentQueries } from '../assignments.queries';
import { markingTimesMessages } from '../messages/marking-times.messages';
import styles from './Assignments.module.css';

/** How long the work of each assignment waited for its mark, and what waits still (ASG-2). */
export function MarkingTimes() {
  const text = useMessages(markingTimesMessages);
  const { language, format, digits } = useLocale();
  const list = useInfiniteQuery(assignmentQueries.markingTimes());
  const rows = rowsOf(list.data);
  return (
    <section className={`${shell.stack12} ${styles.section}`} aria-label={text.title}>
      <h2>{text.title}</h2>
      <ListStates
        list={list}
        isEmpty={rows.length === 0}
        skeleton={<RowsSkeleton rows={2} />}
        empty={<p className={styles.facts}>{text.none}</p>}
        failed={text.failed}
        headingLevel={3}
      >
        <ul role="list" className={shell.stack12}>
          {rows.map((row) => (
            <li key={row.id} className={styles.row}>
              <Link to={paths.assignment.href(row.courseId, row.id)}>
                <Isolated>{pickLocalized(row, 'title', language)}</Isolated>
              </Link>
              <p className={styles.facts}>
                <strong>{row.medianHours === null ? text.noMedian : text.median(row.medianHours, digits)}</strong>
                <span>{text.marked(format.number(row.marked))}</span>
                <span>{text.waiting(format.number(row.waiting))}</span>
                {row.waitingSince && (
                  <span>
                    {text.since} <RelativeTime at={row.waitingSince} />
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
        <p>
          <FileLink className={buttonClass({ variant: 'quiet' })} address="/api/marking/times/export">
            <DownloadIcon size={18} />
            {text.download}
          </FileLink>
        </p>
      </ListStates>
    </section>
  );
}

import { useLocale, useMessages } from '@masar/ui';
import { type RaRecord, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { Age } from '../../records/Age';
import { layoutMessages } from '../layout/layout.messages';
import type { MenuItem } from '../layout/menu-groups';
import { dashboardMessages } from './dashboard.messages';
import styles from './Dashboard.module.css';

/** One queue: how much waits, and since when the oldest does. */
export function QueueTile({
  queue: { resource, label, icon: Icon, waits = {}, since = 'createdAt' },
}: {
  queue: MenuItem;
}) {
  const text = useMessages(dashboardMessages);
  const names = useMessages(layoutMessages);
  const { format } = useLocale();
  const { data, total, error } = useGetList<RaRecord>(
    resource,
    { filter: waits, sort: { field: since, order: 'ASC' }, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: 60_000 },
  );
  const oldest: unknown = data?.[0]?.[since];
  const filter = encodeURIComponent(JSON.stringify(waits));
  return (
    <li>
      <Link className={styles.queue} to={`/${resource}?filter=${filter}`} data-waiting={Boolean(total)}>
        <span className={styles.queueName}>
          <Icon />
          {names[label]}
        </span>
        <span className={styles.queueCount}>{error ? '—' : format.number(total ?? 0)}</span>
        <span className={styles.queueAge}>
          {error && text.failed}
          {!error && total === 0 && text.nothing}
          {typeof oldest === 'string' && (
            <>
              {text.oldest} <Age since={oldest} />
            </>
          )}
        </span>
      </Link>
    </li>
  );
}

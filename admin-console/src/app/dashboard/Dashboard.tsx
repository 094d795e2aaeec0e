import { useMessages } from '@masar/ui';
import { FirstDayPanel } from '../../first-day';
import { PageHeading } from '../../page/PageHeading';
import { menuGroups } from '../layout/menu-groups';
import { dashboardMessages } from './dashboard.messages';
import styles from './Dashboard.module.css';
import { PlatformFigures } from './PlatformFigures';
import { PlatformMonths } from './PlatformMonths';
import { QueueTile } from './QueueTile';

const queues = menuGroups.flatMap(({ items }) => items).filter(({ waits }) => waits !== undefined);

/** What a new site still needs, what waits for a decision, then how the platform is (CON-3, CON-5). */
export function Dashboard() {
  const text = useMessages(dashboardMessages);
  return (
    <>
      <PageHeading title={text.title} />
      <FirstDayPanel />
      <section className={styles.section} aria-labelledby="queues">
        <h2 id="queues">{text.queues}</h2>
        <ul className={styles.queues} role="list">
          {queues.map((queue) => (
            <QueueTile key={queue.resource} queue={queue} />
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="figures">
        <h2 id="figures">{text.figures}</h2>
        <PlatformFigures />
        <PlatformMonths />
      </section>
    </>
  );
}

import { ErrorState, type IconProps, RowsSkeleton, shell, useMessages } from '@masar/ui';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { RelativeTime } from '#shared/time/RelativeTime';
import { type ActivityKind, activityLooks } from './activity-kinds';
import { activityPanelMessages } from './activity-panel.messages';
import styles from './ActivityPanel.module.css';
import { Panel, PanelNote } from './Panel';

/** Something that happened, told in the reader's language by the server. */
interface Activity {
  id: string;
  kind: ActivityKind;
  description: string;
  timestamp: string;
  href: string | null;
}

interface ActivityPanelProps {
  activities: readonly Activity[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** Stands in the place of no rows. */
  empty: string;
}

/** Rows while they load (spec 9). */
const SKELETON_ROWS = 5;

/** What happened lately, the newest first (DSH-2 to DSH-4). */
export function ActivityPanel({ activities, error, onRetry, empty }: ActivityPanelProps) {
  const text = useMessages(activityPanelMessages);
  const describe = useFailureText();
  return (
    <Panel title={text.title}>
      {activities === undefined && !error && <RowsSkeleton rows={SKELETON_ROWS} />}
      {activities === undefined && Boolean(error) && (
        <ErrorState title={text.failed} headingLevel={3} onRetry={onRetry}>
          {describe(error)}
        </ErrorState>
      )}
      {activities?.length === 0 && <PanelNote>{empty}</PanelNote>}
      {activities && activities.length > 0 && (
        <ul role="list" className={styles.list}>
          {activities.map((activity) => (
            <ActivityRow key={activity.id} activity={activity} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function ActivityRow({ activity: { kind, description, timestamp, href } }: { activity: Activity }) {
  const { icon: Icon, tone }: { icon: ComponentType<IconProps>; tone: string } = activityLooks[kind];
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-tone={tone}>
        <Icon size={18} />
      </span>
      <div className={styles.words}>
        {href ? (
          <Link to={href} className={`${shell.wholeRow} ${styles.link}`}>
            {description}
          </Link>
        ) : (
          <span>{description}</span>
        )}
        <span className={styles.when}>
          <RelativeTime at={timestamp} />
        </span>
      </div>
    </li>
  );
}

import { buttonClass, PlusIcon, useMessages } from '@masar/ui';
import { ListBase } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../page/PageHeading';
import { ListStates } from '../../records/ListStates';
import styles from '../Reports.module.css';
import type { ReportSchedule } from './schedule.fields';
import { ScheduleCards } from './ScheduleCards';
import { schedulesMessages } from './schedules.messages';

/** Reports that come by themselves; few, so cards on every screen. */
export function ScheduleList() {
  const text = useMessages(schedulesMessages);
  return (
    <ListBase<ReportSchedule> sort={{ field: 'createdAt', order: 'DESC' }} perPage={25}>
      <PageHeading title={text.title} before={<Link to="/reports">{text.back}</Link>} />
      <p className={styles.intro}>{text.intro}</p>
      <div className={styles.tools}>
        <Link to="/report-schedules/create" className={buttonClass()}>
          <PlusIcon size={20} />
          {text.add}
        </Link>
      </div>
      <ListStates<ReportSchedule> text={text}>{(rows) => <ScheduleCards rows={rows} />}</ListStates>
    </ListBase>
  );
}

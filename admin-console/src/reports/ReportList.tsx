import { buttonClass, CalendarIcon, PlusIcon, useMessages } from '@masar/ui';
import { ListBase } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeading } from '../page/PageHeading';
import { Rows } from '../records/Rows';
import { isUnderway, type Report } from './report';
import { ReportCards } from './ReportCards';
import { reportsMessages } from './reports.messages';
import styles from './Reports.module.css';
import { ReportTableList } from './ReportTableList';

const ONCE_A_SECOND = 1000;

/** Reports, the newest first; followed while one is made (RPT-1). */
export function ReportList() {
  const text = useMessages(reportsMessages);
  return (
    <ListBase<Report>
      sort={{ field: 'generatedAt', order: 'DESC' }}
      perPage={25}
      queryOptions={{
        refetchInterval: ({ state }) => (state.data?.data.some(isUnderway) ? ONCE_A_SECOND : false),
      }}
    >
      <PageHeading title={text.title} />
      <p className={styles.intro}>{text.intro}</p>
      <div className={styles.tools}>
        <Link to="/reports/create" className={buttonClass()}>
          <PlusIcon size={20} />
          {text.add}
        </Link>
        <Link to="/report-schedules" className={buttonClass({ variant: 'secondary' })}>
          <CalendarIcon size={20} />
          {text.schedules}
        </Link>
      </div>
      <Rows<Report> text={text} table={ReportTableList} cards={ReportCards} />
    </ListBase>
  );
}

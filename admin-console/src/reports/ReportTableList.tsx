import { Card, Isolated, useLocale, useMessages } from '@masar/ui';
import { DataTable } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Report } from './report';
import { ReportPeriod } from './ReportPeriod';
import { reportsMessages } from './reports.messages';
import styles from './Reports.module.css';
import { ReportState } from './ReportState';

const Column = DataTable.Col<Report>;

/** The list on a wide screen. */
export function ReportTableList() {
  const text = useMessages(reportsMessages);
  const { format } = useLocale();
  return (
    <Card>
      <DataTable<Report> bulkActionButtons={false} rowClick={false} size="medium">
        <Column
          label={text.reportType}
          render={(report) => (
            <Link className={styles.name} to={`/reports/${report.id}/show`}>
              {text[report.reportType]}
            </Link>
          )}
        />
        <Column label={text.period} render={(report) => <ReportPeriod report={report} />} />
        <Column label={text.by} render={({ by }) => text[by]} />
        <Column label={text.state} render={(report) => <ReportState report={report} />} />
        <Column label={text.asked} render={({ generatedAt }) => format.dateTime(generatedAt)} />
        <Column
          label={text.askedBy}
          render={({ generatedByName }) => <Isolated>{generatedByName ?? text.bySchedule}</Isolated>}
        />
      </DataTable>
    </Card>
  );
}

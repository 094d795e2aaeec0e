import { DataTable } from 'react-admin';
import { Card, useLocale, useMessages } from '@masar/ui';
import { Age } from '../records/Age';
import { Excerpt } from '../records/Excerpt';
import type { AbuseReport } from './abuse-report';
import { abuseReportsMessages, reportReasonMessages } from './abuse-reports.messages';
import { ReportBadge } from './ReportBadge';

const Column = DataTable.Col<AbuseReport>;

/** Rows without checkboxes: each report is decided by itself. */
export function AbuseReportTable() {
  const text = useMessages(abuseReportsMessages);
  const reasons = useMessages(reportReasonMessages);
  const { format } = useLocale();
  return (
    <Card>
      <DataTable<AbuseReport> bulkActionButtons={false} rowClick="show" size="medium">
        <Column label={text.post} render={({ reportedText }) => <Excerpt>{reportedText}</Excerpt>} />
        <Column source="reason" label={text.reason} render={({ reason }) => reasons[reason]} />
        <Column label={text.reports} render={({ reportsCount }) => format.number(reportsCount)} />
        <Column source="status" label={text.status} render={({ status }) => <ReportBadge status={status} />} />
        <Column source="createdAt" label={text.age} render={({ createdAt }) => <Age since={createdAt} />} />
      </DataTable>
    </Card>
  );
}

import { textIn } from '@masar/i18n';
import { Card, ErrorState, Isolated, Notice, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { ShowBase, useShowContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeading } from '../page/PageHeading';
import { DeleteButton } from '../records/DeleteButton';
import { Facts } from '../records/Facts';
import { MakeAgain } from './MakeAgain';
import { isUnderway, type Report } from './report';
import { ReportChart } from './ReportChart';
import { ReportDownloads } from './ReportDownloads';
import { ReportFigures } from './ReportFigures';
import { ReportPeriod } from './ReportPeriod';
import { reportsMessages } from './reports.messages';
import styles from './Reports.module.css';
import { ReportState } from './ReportState';

const ONCE_A_SECOND = 1000;

/** One report: followed while it is made, then chart, table and files (RPT-1). */
export function ReportShow() {
  return (
    <ShowBase<Report>
      queryOptions={{
        refetchInterval: ({ state }) => (state.data && isUnderway(state.data) ? ONCE_A_SECOND : false),
      }}
    >
      <ReportPage />
    </ShowBase>
  );
}

function ReportPage() {
  const text = useMessages(reportsMessages);
  const { record: report, error, refetch } = useShowContext<Report>();
  if (error && !report) {
    return (
      <ErrorState title={text.failedTitle} headingLevel={1} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!report) return <RowsSkeleton rows={5} />;
  return (
    <>
      <PageHeading title={text[report.reportType]} before={<Link to="/reports">{text.back}</Link>} />
      <div className={styles.page}>
        <ReportSummary report={report} />
        {report.table && (
          <>
            <ReportChart report={report} table={report.table} />
            <ReportFigures report={report} table={report.table} />
          </>
        )}
      </div>
    </>
  );
}

function ReportSummary({ report }: { report: Report }) {
  const text = useMessages(reportsMessages);
  const { format, language } = useLocale();
  const narrowed = format.list(report.table?.narrowedTo.map((name) => textIn(name, language)) ?? []);
  return (
    <Card>
      <Facts
        facts={[
          [text.period, <ReportPeriod key="period" report={report} />],
          [text.state, <ReportState key="state" report={report} />],
          ...(narrowed ? [[text.narrowedTo, <Isolated key="only">{narrowed}</Isolated>] as const] : []),
          [text.asked, format.dateTime(report.generatedAt)],
          ...(report.expiresAt ? [[text.expiresAt, format.date(report.expiresAt)] as const] : []),
          [text.askedBy, <Isolated key="by">{report.generatedByName ?? text.bySchedule}</Isolated>],
        ]}
      />
      <div className={styles.news}>
        {isUnderway(report) && <Notice>{text.waiting}</Notice>}
        {report.status === 'failed' && <Notice kind="danger">{text.failedReport}</Notice>}
        {report.status === 'expired' && <Notice>{text.expiredReport}</Notice>}
      </div>
      <div className={`${shell.line12} ${styles.actions}`}>
        {report.table && <ReportDownloads report={report} />}
        {report.status === 'failed' && <MakeAgain report={report} />}
        <DeleteButton label={text.remove} title={text.removeTitle} hint={text.removeHint} done={text.removed} />
      </div>
    </Card>
  );
}

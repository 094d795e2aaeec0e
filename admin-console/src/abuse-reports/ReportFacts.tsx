import { useLocale, useMessages } from '@masar/ui';
import { Age } from '../records/Age';
import { Facts } from '../records/Facts';
import type { AbuseReport } from './abuse-report';
import { abuseReportsMessages, postStateMessages, reportReasonMessages } from './abuse-reports.messages';
import { ReportBadge } from './ReportBadge';

/** Who objects to what and why, and what was decided. */
export function ReportFacts({ report }: { report: AbuseReport }) {
  const text = useMessages(abuseReportsMessages);
  const reasons = useMessages(reportReasonMessages);
  const postStates = useMessages(postStateMessages);
  const { format } = useLocale();
  const { note, outcome, decidedAt } = report;
  return (
    <Facts
      facts={[
        [text.reason, reasons[report.reason]],
        ...(note ? [[text.note, note] as const] : []),
        [text.reporter, report.reporterName || text.deletedUser],
        [text.reports, format.number(report.reportsCount)],
        [text.age, <Age since={report.createdAt} />],
        [text.status, <ReportBadge status={report.status} />],
        [text.author, report.authorName || text.deletedUser],
        [text.discussion, report.discussionTitle || text.deleted],
        [text.postNow, postStates[report.postStatus]],
        ...(outcome ? [[text.outcome, outcome] as const] : []),
        ...(decidedAt ? [[text.decidedAt, format.dateTime(decidedAt)] as const] : []),
      ]}
    />
  );
}

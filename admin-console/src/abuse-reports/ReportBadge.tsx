import { Badge, useMessages } from '@masar/ui';
import { toneOf, type ReportStatus } from './abuse-report';
import { reportBadgeMessages } from './abuse-reports.messages';

/** Where a report stands. */
export function ReportBadge({ status }: { status: ReportStatus }) {
  const text = useMessages(reportBadgeMessages);
  return (
    <Badge tone={toneOf[status]} dot>
      {text[status]}
    </Badge>
  );
}

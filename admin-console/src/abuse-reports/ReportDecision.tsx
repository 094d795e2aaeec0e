import { Notice, useMessages } from '@masar/ui';
import { ReasonedDecision } from '../queues/ReasonedDecision';
import { useDecision } from '../queues/useDecision';
import type { AbuseReport } from './abuse-report';
import { abuseReportsMessages, reportDecidedMessages } from './abuse-reports.messages';

/** Upholds a report, which hides the post and settles all its reports, or dismisses this one (COM-4). */
export function ReportDecision({ report }: { report: AbuseReport }) {
  const text = useMessages(abuseReportsMessages);
  const decided = useMessages(reportDecidedMessages);
  const [decide, isDeciding] = useDecision({ resource: 'abuse-reports', record: report, failed: text.failedTitle });
  // Where its author deleted the post nothing is left to hide.
  const isGone = report.postStatus === 'deleted';
  const dismiss = { value: 'dismissed', label: text.dismiss } as const;
  const uphold = { value: 'upheld', label: text.uphold, needsReason: true } as const;
  return (
    <>
      {isGone && <Notice>{text.goneNotice}</Notice>}
      <ReasonedDecision
        text={{ ...text, reason: text.reasonLabel, ...(isGone && { reasonHint: text.noteHint }) }}
        choices={isGone ? [dismiss] : [uphold, dismiss]}
        isDeciding={isDeciding}
        onDecide={(status, outcome) => decide({ status, ...(outcome && { outcome }) }, decided[status])}
      />
    </>
  );
}

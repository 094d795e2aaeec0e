import FlagIcon from '@mui/icons-material/FlagOutlined';
import type { Queue } from '../queues/queue';
import { queueResource } from '../queues/queue-resource';
import { type AbuseReport, abuseReportFields, reportStatuses } from './abuse-report.fields';
import { abuseReportsMessages } from './abuse-reports.messages';

type Text = (typeof abuseReportsMessages)['ar'];

const queue: Queue<AbuseReport, Text, 'upheld' | 'dismissed'> = {
  resource: 'abuse-reports',
  icon: FlagIcon,
  text: abuseReportsMessages,
  fields: abuseReportFields,
  waits: { status: 'open' },
  statuses: reportStatuses,
  title: ({ replyId }, text) => (replyId ? text.onReply : text.onDiscussion),
  quote: ({ discussionId, reportedText }, text) =>
    discussionId
      ? {
          label: text.words,
          words: reportedText,
          link: { href: `/discussions/${discussionId}`, text: text.openDiscussion },
        }
      : null,
  // Upholding hides the post and settles all its reports, dismissing settles this one.
  decision: ({ status, postStatus }, text) => {
    if (status !== 'open') return null;
    const reason = { label: text.reason, missing: text.reasonMissing };
    const dismiss = { value: 'dismissed', label: text.dismiss, done: text.dismissed } as const;
    // Where its author deleted the post nothing is left to hide.
    if (postStatus === 'deleted')
      return { notice: text.goneNotice, reason: { ...reason, hint: text.noteHint }, choices: [dismiss] };
    return {
      reason: { ...reason, hint: text.reasonHint },
      choices: [{ value: 'upheld', label: text.uphold, done: text.upheld, needsReason: true }, dismiss],
    };
  },
  body: (status, outcome) => ({ status, ...(outcome && { outcome }) }),
};

/** What readers object to in the forum, to be upheld or dismissed (COM-4). */
export default queueResource(queue);

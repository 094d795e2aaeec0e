import { pickLocalized } from '@masar/i18n';
import { buttonClass } from '@masar/ui';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import type { Queue } from '../queues/queue';
import { queueResource } from '../queues/queue-resource';
import { type PendingPosting, pendingPostingFields } from './pending-posting.fields';
import { pendingPostingsMessages } from './pending-postings.messages';

type Text = (typeof pendingPostingsMessages)['ar'];

/** Where the portal shows a posting whole, to administrators also while it waits. */
const portalFolders = { opportunity: 'opportunities', job: 'jobs', service: 'services' } as const;

const queue: Queue<PendingPosting, Text, 'published' | 'refused'> = {
  resource: 'pending-postings',
  icon: CampaignIcon,
  text: pendingPostingsMessages,
  fields: pendingPostingFields,
  waits: {},
  title: (posting, _, { language }) => pickLocalized(posting, 'title', language),
  links: ({ kind, id }, text) => (
    <a
      className={buttonClass({ variant: 'secondary' })}
      href={`/${portalFolders[kind]}/${id}`}
      target="_blank"
      rel="noreferrer"
    >
      {text.openPosting}
    </a>
  ),
  decision: ({ status }, text) =>
    status === 'pending'
      ? {
          reason: { label: text.reason, hint: text.reasonHint, missing: text.reasonMissing },
          choices: [
            { value: 'published', label: text.approve, done: text.published },
            { value: 'refused', label: text.refuse, done: text.refused, needsReason: true },
          ],
        }
      : null,
  // The server refuses a decision about words that are no longer these.
  body: (status, reason, { updatedAt }) => ({ status, updatedAt, ...(reason && { reason }) }),
  outcome: ({ status }, text) => (status === 'pending' ? null : text[status]),
};

/** Opportunities, jobs and services to be let through or refused (OPP-4). */
export default queueResource(queue);

import { roleMessages } from '@masar/ui';
import PersonAddAltIcon from '@mui/icons-material/PersonAddAltOutlined';
import type { Queue } from '../queues/queue';
import { queueResource } from '../queues/queue-resource';
import { personOf, requestStatuses, type RoleRequest, roleRequestFields } from './role-request.fields';
import { roleRequestsMessages } from './role-requests.messages';

type Text = (typeof roleRequestsMessages)['ar'];

const queue: Queue<RoleRequest, Text, 'approved' | 'refused'> = {
  resource: 'role-requests',
  icon: PersonAddAltIcon,
  text: roleRequestsMessages,
  fields: roleRequestFields,
  waits: { status: 'pending' },
  statuses: requestStatuses,
  title: (request, text) => text.one(personOf(request)),
  quote: ({ reason }, text) => (reason ? { label: text.why, words: reason } : null),
  // Final: whoever is refused reads why, and may ask again.
  decision: (request, text, { language }) => {
    if (request.status !== 'pending') return null;
    const name = personOf(request);
    return {
      reason: { label: text.reason, hint: text.reasonHint, missing: text.reasonMissing },
      choices: [
        {
          value: 'approved',
          label: text.approve,
          done: text.isApproved,
          asks: { title: text.approveTitle(name), text: text.approveText(roleMessages[language][request.role]) },
        },
        {
          value: 'refused',
          label: text.refuse,
          done: text.isRefused,
          needsReason: true,
          asks: { title: text.refuseTitle(name), text: text.refuseText },
        },
      ],
    };
  },
  body: (status, decisionReason) => ({ status, ...(decisionReason && { decisionReason }) }),
};

/** Wishes for another role and their decision (AUTH-7). */
export default queueResource(queue);

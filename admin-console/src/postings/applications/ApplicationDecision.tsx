import { actionsOf } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { ReasonedDecision } from '../../queues/ReasonedDecision';
import { useDecision } from '../../queues/useDecision';
import type { Application } from './application.fields';
import { applicationsMessages } from './applications.messages';

/** What an action leads to, as the server takes it. */
const statusAfter = {
  review: 'in_review',
  accept: 'accepted',
  reject: 'rejected',
  finish: 'completed',
} as const;

/** Moves an application on as its lifecycle allows; nothing where it is final (OPP-3). */
export function ApplicationDecision({ application }: { application: Application }) {
  const text = useMessages(applicationsMessages);
  const [decide, isDeciding] = useDecision({ resource: 'applications', record: application });
  const actions = actionsOf(application, 'admin').filter((action) => action !== 'withdraw');
  if (actions.length === 0) return null;
  return (
    <ReasonedDecision
      decision={{
        reason: { label: text.reason, hint: text.reasonHint },
        choices: actions.map((action) => ({ value: statusAfter[action], label: text[action], done: text.moved })),
      }}
      isDeciding={isDeciding}
      onDecide={({ value: status, done }, note) =>
        decide({ status, version: application.version, ...(note && { note }) }, done)
      }
    />
  );
}

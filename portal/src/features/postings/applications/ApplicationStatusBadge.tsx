import type { ApplicationStatus } from '@masar/domain';
import { Badge, type Tone, useMessages } from '@masar/ui';
import { applicationWords } from './application-words.messages';

const tones: Record<ApplicationStatus, Tone> = {
  pending: 'yellow',
  in_review: 'blue',
  accepted: 'green',
  completed: 'green',
  rejected: 'red',
  withdrawn: 'neutral',
};

/** How far an application is (OPP-3). */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  return (
    <Badge tone={tones[status]} dot>
      {useMessages(applicationWords)[status]}
    </Badge>
  );
}

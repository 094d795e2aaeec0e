import type { components } from '@masar/contracts';
import { Badge, type Tone, useMessages } from '@masar/ui';
import { applicationsMessages } from './applications.messages';

export type Application = components['schemas']['ApplicationRecord'];

const tones: Record<Application['status'], Tone> = {
  pending: 'yellow',
  in_review: 'blue',
  accepted: 'green',
  rejected: 'red',
  withdrawn: 'neutral',
  completed: 'green',
};

/** How far an application is. */
export function ApplicationBadge({ status }: Pick<Application, 'status'>) {
  const text = useMessages(applicationsMessages);
  return (
    <Badge tone={tones[status]} dot>
      {text[status]}
    </Badge>
  );
}

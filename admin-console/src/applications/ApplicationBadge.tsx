import { Badge, useMessages } from '@masar/ui';
import { type Application, toneOfApplication } from './application';
import { applicationsMessages } from './applications.messages';

/** How far an application is. */
export function ApplicationBadge({ status }: Pick<Application, 'status'>) {
  const text = useMessages(applicationsMessages);
  return (
    <Badge tone={toneOfApplication[status]} dot>
      {text[status]}
    </Badge>
  );
}

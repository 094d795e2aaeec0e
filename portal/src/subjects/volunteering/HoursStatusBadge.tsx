import type { HoursStatus } from '@masar/domain';
import { Badge, type Tone, useMessages } from '@masar/ui';
import { hoursWords } from './hours-words.messages';

const tones: Record<HoursStatus, Tone> = { logged: 'yellow', confirmed: 'green', refused: 'red' };

/** Whether hours count (DSH-3). */
export function HoursStatusBadge({ status }: { status: HoursStatus }) {
  return (
    <Badge tone={tones[status]} dot>
      {useMessages(hoursWords)[status]}
    </Badge>
  );
}

import { Link } from 'react-router-dom';
import { pickLocalized } from '@masar/i18n';
import { buttonClass, Isolated, useLocale, useMessages } from '@masar/ui';
import { RecordShow } from '../records/RecordShow';
import { recordsMessages } from '../records/records.messages';
import { SessionBadge } from './SessionBadge';
import { SessionMoves } from './SessionMoves';
import type { VrSession } from './vr-session';
import { vrSessionsMessages } from './vr-sessions.messages';

export function VrSessionShow() {
  const text = useMessages(vrSessionsMessages);
  const { edit } = useMessages(recordsMessages);
  const { language, format } = useLocale();
  const time = (at: string | null) => at && format.dateTime(at);
  return (
    <RecordShow<VrSession>
      back={text.back}
      title={(session) =>
        `${pickLocalized(session, 'workshopTitle', language)} · ${format.dateTime(session.scheduledAt)}`
      }
      facts={(session) =>
        (
          [
            [text.status, <SessionBadge status={session.status} />],
            [
              text.workshop,
              <Link to={`/vr-workshops/${session.workshopId}/show`}>
                <Isolated>{pickLocalized(session, 'workshopTitle', language)}</Isolated>
              </Link>,
            ],
            [text.scheduledAt, time(session.scheduledAt)],
            [text.duration, format.number(session.duration)],
            [
              text.taken,
              text.takenOf(format.number(session.currentParticipants), format.number(session.maxParticipants)),
            ],
            [text.startedAt, time(session.startedAt)],
            [text.endedAt, time(session.endedAt)],
          ] as const
        ).filter(([, value]) => Boolean(value))
      }
      actions={(session) => (
        <>
          {session.status === 'scheduled' && (
            <Link className={buttonClass({ variant: 'secondary' })} to={`/vr-sessions/${session.id}`}>
              {edit}
            </Link>
          )}
          <SessionMoves session={session} />
        </>
      )}
    />
  );
}

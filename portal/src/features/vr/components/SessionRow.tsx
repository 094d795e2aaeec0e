import type { Tone } from '@masar/ui';
import {
  Badge,
  CalendarIcon,
  CheckIcon,
  ClockIcon,
  Isolated,
  shell,
  useLocale,
  useMessages,
  UsersIcon,
} from '@masar/ui';
import { sessionMessages } from '../messages/session.messages';
import { vrPageMessages } from '../messages/vr-page.messages';
import { vrWords } from '../messages/vr-words.messages';
import type { VrSession } from '../vr-answers';
import { LengthText } from './LengthText';
import { SessionActions } from './SessionActions';
import styles from './SessionRow.module.css';

const tones: Record<VrSession['status'], Tone> = {
  scheduled: 'neutral',
  live: 'green',
  ended: 'neutral',
  cancelled: 'red',
};

interface SessionRowProps {
  session: VrSession;
  /** Taking a seat here is what to do first on this page, and its button is filled. */
  isFirst: boolean;
}

/** A session of a list: when, with whom, what is left, and what the reader can do. */
export function SessionRow({ session, isFirst }: SessionRowProps) {
  const words = useMessages(vrWords);
  const page = useMessages(vrPageMessages);
  const text = useMessages(sessionMessages);
  const { digits, format } = useLocale();
  const { status, myPart, isHost } = session;
  const isOpen = status === 'scheduled' || status === 'live';
  const score = myPart?.completionScore;
  return (
    <li className={`${shell.card} ${styles.row}`}>
      <div className={styles.about}>
        <p className={`${shell.row6} ${styles.badges}`}>
          {status !== 'scheduled' && (
            <Badge tone={tones[status]} dot={status === 'live'}>
              {words[status]}
            </Badge>
          )}
          {isHost && <Badge tone="purple">{text.hosting}</Badge>}
          {isOpen && myPart?.isSeated && (
            <Badge tone="green">
              <CheckIcon size={14} />
              {text.seated}
            </Badge>
          )}
        </p>
        <h3 className={styles.title}>
          <Isolated>{session.title}</Isolated>
        </h3>
        <ul role="list" className={styles.facts}>
          <li>
            <CalendarIcon size={16} />
            {format.appointment(session.scheduledAt)}
          </li>
          <li>
            <ClockIcon size={16} />
            <LengthText minutes={session.duration} />
          </li>
          {isOpen && (
            <li>
              <UsersIcon size={16} />
              {words.freeSeats(session.maxParticipants - session.currentParticipants, digits)}
            </li>
          )}
          {!isHost && session.hostName && (
            <li>
              <Isolated>{words.ledBy(session.hostName)}</Isolated>
            </li>
          )}
        </ul>
        {score && <p className={styles.score}>{page.score(format.percent(Math.round(Number(score))))}</p>}
      </div>
      <SessionActions session={session} isFirst={isFirst} />
    </li>
  );
}

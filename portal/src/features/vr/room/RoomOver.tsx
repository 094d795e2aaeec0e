import { Isolated, useLocale, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { roomMessages } from '../messages/room.messages';
import { vrWords } from '../messages/vr-words.messages';
import type { VrSession } from '../vr-answers';
import styles from './Lobby.module.css';

/** After the end: what one completed (VRW-4). */
export function RoomOver({ session }: { session: VrSession }) {
  const text = useMessages(roomMessages);
  const words = useMessages(vrWords);
  const { digits, format } = useLocale();
  const { myPart } = session;
  const wasCancelled = session.status === 'cancelled';
  return (
    <Page
      title={wasCancelled ? text.wasCancelled : text.over}
      intro={<Isolated>{session.title}</Isolated>}
      width="narrow"
    >
      <div className={styles.lobby}>
        {myPart?.completionScore != null && (
          <div className={styles.score}>
            <strong>{text.score(format.percent(Math.round(Number(myPart.completionScore))))}</strong>
            <p>{text.scoreHint(words.minutes(myPart.attendedMinutes, digits))}</p>
          </div>
        )}
        <p>{wasCancelled ? text.cancelledHint : text.overHint}</p>
        <ButtonLink to={paths.vr.href()}>{text.toList}</ButtonLink>
      </div>
    </Page>
  );
}

import type { RoomRefusal } from '@masar/domain';
import { useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { roomMessages } from '../messages/room.messages';
import styles from './Lobby.module.css';
import { useCodeText } from './useSent';

interface ClosedRoomProps {
  refusal: RoomRefusal;
  onAgain: () => void;
}

/** In the place of the room when the server ended the line for good. */
export function ClosedRoom({ refusal, onAgain }: ClosedRoomProps) {
  const text = useMessages(roomMessages);
  const codeText = useCodeText();
  return (
    <Page title={text.closedTitle} width="narrow">
      <div className={styles.lobby}>
        <Alert severity="warning">{codeText(refusal)}</Alert>
        {refusal !== 'vr.removed_from_room' && <Button onClick={onAgain}>{text.again}</Button>}
        <ButtonLink to={paths.vr.href()} variant="secondary">
          {text.toList}
        </ButtonLink>
      </div>
    </Page>
  );
}

import { vrLimits } from '@masar/domain';
import { textDirection } from '@masar/i18n';
import { Isolated, shell, TrashIcon, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '#shared/forms/TextField';
import { inRoomMessages } from '../messages/in-room.messages';
import type { RoomPresence, RoomSnapshot } from '../presence/room-presence';
import styles from './Chat.module.css';
import { LinkedText } from './LinkedText';
import { useSent } from './useSent';

interface ChatProps {
  presence: RoomPresence;
  snapshot: RoomSnapshot;
}

/** What is written in the room, as plain text whose addresses are links; each message runs in the direction of its own words. */
export function Chat({ presence, snapshot }: ChatProps) {
  const text = useMessages(inRoomMessages);
  const { format } = useLocale();
  const sent = useSent();
  const [words, setWords] = useState('');
  const [isSending, setSending] = useState(false);
  const log = useRef<HTMLOListElement>(null);
  const { chat, participants, self } = snapshot;
  const own = participants.find(({ userId }) => userId === self);

  const last = chat.at(-1)?.id;
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [last]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (words.trim() === '' || isSending) return;
    setSending(true);
    // What could not be sent stays in the field.
    if (await sent(presence.say(words))) setWords('');
    setSending(false);
  };
  return (
    <div className={shell.stack14}>
      <ol ref={log} role="log" className={styles.log} tabIndex={0} aria-label={text.message}>
        {chat.length === 0 && <li className={styles.none}>{text.noMessages}</li>}
        {chat.map((message) => (
          <li key={message.id} className={styles.message} data-own={message.userId === self || undefined}>
            <span className={styles.who}>
              <Isolated>{message.name || text.member}</Isolated>
              {message.isHost && <span className={styles.host}>{text.host}</span>}
              <time dateTime={message.sentAt}>{format.date(message.sentAt, { timeStyle: 'short' })}</time>
              {own?.isHost && (
                <IconButton aria-label={text.delete} onClick={() => void sent(presence.unsay(message.id))}>
                  <TrashIcon size={16} />
                </IconButton>
              )}
            </span>
            <p dir={textDirection(message.text)}>
              <LinkedText>{message.text}</LinkedText>
            </p>
          </li>
        ))}
      </ol>
      {own?.isMuted ? (
        <Alert severity="warning">{text.mutedHint}</Alert>
      ) : (
        <form className={`${shell.row10} ${styles.form}`} onSubmit={(event) => void send(event)}>
          <TextField
            label={text.message}
            value={words}
            maxLength={vrLimits.chatMaximum}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
          />
          <Button type="submit" loading={isSending}>
            {text.send}
          </Button>
        </form>
      )}
    </div>
  );
}

import { assignmentLimits } from '@masar/domain';
import { CheckIcon, MicrophoneIcon, shell, TrashIcon, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { voiceMessages } from '../messages/voice.messages';
import { useVoiceRecorder } from '../model/useVoiceRecorder';
import styles from './Assignments.module.css';

interface VoiceRecorderProps {
  disabled?: boolean;
  /** Sends the note; fails where it did not arrive, and the note stays here. */
  onRecorded: (note: File) => Promise<unknown>;
}

/** Records a voice note by one button, and sends it when it ends (ASG-1, ASG-2). */
export function VoiceRecorder({ disabled = false, onRecorded }: VoiceRecorderProps) {
  const text = useMessages(voiceMessages);
  const { format } = useLocale();
  const [waiting, setWaiting] = useState<File | null>(null);
  const [isSending, setSending] = useState(false);
  const send = (note: File) => {
    setWaiting(note);
    setSending(true);
    onRecorded(note)
      .then(() => setWaiting(null))
      .catch(() => undefined)
      .finally(() => setSending(false));
  };
  const voice = useVoiceRecorder(send);
  const isRecording = voice.state === 'recording';
  const clock = (seconds: number) =>
    `${format.number(Math.floor(seconds / 60))}:${format.number(Math.floor((seconds % 60) / 10))}${format.number(seconds % 10)}`;
  const status = () => {
    if (isSending) return text.sending;
    if (waiting) return text.notSent;
    return voice.state === 'idle' ? text.hint(format.number(assignmentLimits.voiceSeconds / 60)) : text[voice.state];
  };
  return (
    <div className={styles.voice} data-recording={isRecording}>
      <div className={shell.row12}>
        {isRecording ? (
          <>
            <Button onClick={voice.stop}>
              <CheckIcon size={18} />
              {text.stop}
            </Button>
            <Button variant="outlined" aria-label={text.cancel} onClick={voice.cancel}>
              <TrashIcon size={18} />
            </Button>
            <span className={styles.clock} dir="ltr" role="timer">
              {clock(voice.seconds)} / {clock(assignmentLimits.voiceSeconds)}
            </span>
          </>
        ) : (
          <Button
            variant="outlined"
            disabled={disabled || waiting !== null}
            loading={isSending || voice.state === 'asking'}
            onClick={voice.start}
          >
            <MicrophoneIcon size={18} />
            {text.record}
          </Button>
        )}
        {waiting && !isSending && (
          <>
            <Button onClick={() => send(waiting)}>{text.sendAgain}</Button>
            <Button variant="outlined" aria-label={text.cancel} onClick={() => setWaiting(null)}>
              <TrashIcon size={18} />
            </Button>
          </>
        )}
      </div>
      <p role="status" className={styles.facts}>
        {status()}
      </p>
    </div>
  );
}

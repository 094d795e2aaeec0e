import { FileIcon, Isolated, shell, TrashIcon, UploadIcon, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { FileLink } from '#shared/downloads/FileLink';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useChosenFile } from '#shared/forms/useChosenFile';
import { useAddFeedback, useTakeFeedbackOff } from '../assignments.mutations';
import type { WorkOfLearner } from '../assignments.queries';
import { feedbackMessages, voiceMessages } from '../messages/voice.messages';
import styles from './Assignments.module.css';
import { VoicePlayer } from './VoicePlayer';
import { VoiceRecorder } from './VoiceRecorder';

/** What the marker says by voice or in a file; it goes with the mark (ASG-2). */
export function FeedbackFiles({ work }: { work: WorkOfLearner }) {
  const text = useMessages(feedbackMessages);
  const notifyFailure = useFailureNotice();
  const add = useAddFeedback(work.id);
  const takeOff = useTakeFeedbackOff(work.id);
  const file = useRef<HTMLInputElement>(null);
  const look = useChosenFile('files');
  const failed = (error: unknown) => notifyFailure(error, { title: text.failed });
  const send = async (chosen: File) => {
    try {
      await add.mutateAsync(chosen);
    } catch (error) {
      failed(error);
      throw error;
    }
  };
  return (
    <section className={shell.stack12} aria-label={text.title}>
      <h3>{text.title}</h3>
      <p className={styles.facts}>{text.hint}</p>
      <FeedbackList
        feedback={work.feedback}
        onRemove={(id) => takeOff.mutate(id, { onError: failed })}
        toldNote={text.told}
      />
      <VoiceRecorder disabled={add.isPending} onRecorded={send} />
      <div className={shell.row12}>
        <Button variant="outlined" loading={add.isPending} onClick={() => file.current?.click()}>
          <UploadIcon size={18} />
          {text.addFile}
        </Button>
      </div>
      {look.refusal && <Alert severity="warning">{look.refusal}</Alert>}
      <input
        ref={file}
        type="file"
        hidden
        aria-label={text.addFile}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (chosen) look.take(chosen, send).catch(() => undefined);
        }}
      />
    </section>
  );
}

interface FeedbackListProps {
  feedback: WorkOfLearner['feedback'];
  /** Where it is given, what the learner has not been told of can be taken off. */
  onRemove?: (id: string) => void;
  toldNote?: string;
}

/** Voice notes to hear and files to load, as marker and learner see them. */
export function FeedbackList({ feedback, onRemove, toldNote }: FeedbackListProps) {
  const text = useMessages(feedbackMessages);
  const voices = useMessages(voiceMessages);
  const { format } = useLocale();
  if (feedback.length === 0) return null;
  return (
    <ul role="list" className={shell.stack12}>
      {feedback.map((one, at) => (
        <li key={one.id} className={styles.file}>
          {one.isVoice ? (
            <VoicePlayer url={one.url} label={voices.listen(format.number(at + 1))} />
          ) : (
            <FileLink address={one.url}>
              <FileIcon size={18} /> <Isolated>{one.name}</Isolated>
            </FileLink>
          )}
          <span className={styles.facts}>{format.size(one.size)}</span>
          {onRemove && !one.isTold && (
            <Button
              variant="outlined"
              size="small"
              aria-label={one.isVoice ? voices.remove(format.number(at + 1)) : text.removeFile(one.name)}
              onClick={() => onRemove(one.id)}
            >
              <TrashIcon size={18} />
            </Button>
          )}
          {onRemove && one.isTold && <span className={styles.facts}>{toldNote}</span>}
        </li>
      ))}
    </ul>
  );
}

import { acceptedPictures, assignmentLimits } from '@masar/domain';
import { CameraIcon, Isolated, RefreshIcon, shell, TrashIcon, UploadIcon, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useChosenFile } from '#shared/forms/useChosenFile';
import { useDetachFile } from '../assignments.mutations';
import type { Assignment, Work } from '../assignments.queries';
import { assignmentsMessages } from '../messages/assignments.messages';
import { voiceMessages } from '../messages/voice.messages';
import { isOfFile } from '../model/upload-refusal';
import { useDraftUpload } from '../model/useDraftUpload';
import styles from './Assignments.module.css';
import { NamesInFiles } from './NamesInFiles';
import { VoicePlayer } from './VoicePlayer';
import { VoiceRecorder } from './VoiceRecorder';

/** Photos, files and voice notes beside a draft; a phone offers its camera (ASG-1). */
export function DraftFiles({ assignment, files }: { assignment: Assignment; files: Work['files'] }) {
  const text = useMessages(assignmentsMessages);
  const voices = useMessages(voiceMessages);
  const { format } = useLocale();
  const notifyFailure = useFailureNotice();
  const upload = useDraftUpload(assignment.id);
  const look = useChosenFile('files', assignmentLimits.photoSide);
  const detach = useDetachFile(assignment.id);
  const photo = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const takesPhotos = assignment.accepts.includes('photos');
  const takesFiles = assignment.accepts.includes('files');
  const takesVoice = assignment.accepts.includes('voice');
  if (!takesPhotos && !takesFiles && !takesVoice) return null;
  const spoken = files.filter(({ isVoice }) => isVoice);
  const failed = (error: unknown) => notifyFailure(error, { title: text.uploadFailed });
  const send = async (given: File) => {
    try {
      await upload.send(given);
    } catch (error) {
      failed(error);
      // What the server refused does not get better by being sent on.
      if (isOfFile(error)) upload.forget();
      throw error;
    }
  };
  const sendOn = () => void (upload.file && send(upload.file).catch(() => undefined));
  const choose = (input: HTMLInputElement) => {
    const [chosen] = input.files ?? [];
    input.value = '';
    if (chosen) look.take(chosen, send).catch(() => undefined);
  };
  const cutOff = !upload.isSending && upload.file && !upload.file.type.startsWith('audio/') ? upload.file : null;
  return (
    <div className={shell.stack12}>
      <h3>{text.files}</h3>
      <p className={styles.facts}>{text.filesHint}</p>
      {assignment.peerReviews > 0 && <NamesInFiles files={files} />}
      {files.length > 0 && (
        <ul role="list" className={shell.stack12}>
          {files.map((one) => (
            <li key={one.id} className={styles.file}>
              {one.isPhoto && <img className={styles.photo} width={160} src={one.url} alt={text.photoOf(one.name)} />}
              {one.isVoice ? (
                <VoicePlayer url={one.url} label={voices.listen(format.number(spoken.indexOf(one) + 1))} />
              ) : (
                <Isolated>{one.name}</Isolated>
              )}{' '}
              {format.size(one.size)}
              <Button
                variant="outlined"
                size="small"
                aria-label={
                  one.isVoice ? voices.remove(format.number(spoken.indexOf(one) + 1)) : text.removeFile(one.name)
                }
                onClick={() => detach.mutate(one.id, { onError: failed })}
              >
                <TrashIcon size={18} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={shell.row12}>
        {cutOff && (
          <>
            <Button onClick={sendOn}>
              <RefreshIcon size={18} />
              {text.sendOn}
            </Button>
            <Button variant="outlined" onClick={upload.forget}>
              {text.forget}
            </Button>
          </>
        )}
        {takesPhotos && (
          <Button variant="outlined" loading={upload.isSending} onClick={() => photo.current?.click()}>
            <CameraIcon size={18} />
            {text.addPhoto}
          </Button>
        )}
        {takesFiles && (
          <Button variant="outlined" loading={upload.isSending} onClick={() => file.current?.click()}>
            <UploadIcon size={18} />
            {text.addFile}
          </Button>
        )}
      </div>
      {takesVoice && (
        <VoiceRecorder
          disabled={upload.isSending || spoken.length >= assignmentLimits.voiceNotesMaximum}
          onRecorded={send}
        />
      )}
      <input
        ref={photo}
        type="file"
        hidden
        accept={acceptedPictures}
        aria-label={text.addPhoto}
        onChange={(event) => choose(event.currentTarget)}
      />
      <input
        ref={file}
        type="file"
        hidden
        aria-label={text.addFile}
        onChange={(event) => choose(event.currentTarget)}
      />
      {look.refusal && <Alert severity="warning">{look.refusal}</Alert>}
      <p role="status" className={styles.facts}>
        {upload.isWaiting && text.uploadWaits}
        {upload.isSending && !upload.isWaiting && text.uploading(format.percent(Math.floor(upload.share * 100)))}
        {cutOff && text.cutOff(cutOff.name)}
      </p>
    </div>
  );
}

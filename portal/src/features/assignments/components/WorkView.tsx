import { textDirection } from '@masar/i18n';
import { FileIcon, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { FileLink } from '#shared/downloads/FileLink';
import type { Mark, Work } from '../assignments.queries';
import { assignmentsMessages } from '../messages/assignments.messages';
import { voiceMessages } from '../messages/voice.messages';
import styles from './Assignments.module.css';
import { VoicePlayer } from './VoicePlayer';

/** Work as it was handed in: text with the places that were commented, links, files, photos and voice notes at their place. */
export function WorkView({
  work,
  notes = [],
}: {
  work: Pick<Work, 'text' | 'links' | 'files'>;
  notes?: Mark['notes'];
}) {
  const text = useMessages(assignmentsMessages);
  const voices = useMessages(voiceMessages);
  const { format } = useLocale();
  const spoken = work.files.filter(({ isVoice }) => isVoice);
  return (
    <div className={`${shell.stack12} ${styles.section}`}>
      {work.text && (
        <div className={styles.text} dir={textDirection(work.text)} data-work-text="">
          {withPlaces(work.text, notes)}
        </div>
      )}
      {work.links.length > 0 && (
        <ul role="list" className={shell.stack12}>
          {work.links.map((link) => (
            <li key={link} className={styles.file}>
              <a href={link} rel="noopener nofollow ugc" target="_blank" dir="ltr">
                {link}
              </a>
            </li>
          ))}
        </ul>
      )}
      {work.files.length > 0 && (
        <ul role="list" className={shell.stack12}>
          {work.files.map((file) => (
            <li key={file.id} className={styles.file}>
              {file.isVoice ? (
                <VoicePlayer url={file.url} label={voices.listen(format.number(spoken.indexOf(file) + 1))} />
              ) : file.isPhoto ? (
                <img className={styles.photo} src={file.url} alt={text.photoOf(file.name)} />
              ) : (
                <FileLink address={file.url}>
                  <FileIcon size={18} /> <Isolated>{file.name}</Isolated> ({format.size(file.size)})
                </FileLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function withPlaces(text: string, notes: Mark['notes']): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const note of [...notes].sort((one, other) => one.from - other.from)) {
    if (note.from < at) continue;
    pieces.push(text.slice(at, note.from), <mark key={note.from}>{text.slice(note.from, note.to)}</mark>);
    at = note.to;
  }
  return [...pieces, text.slice(at)];
}

import { nameWayOf } from '@masar/domain';
import { useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import type { Work } from '../assignments.queries';
import { namesInFilesMessages } from '../messages/names-in-files.messages';
import styles from './Assignments.module.css';

/** Where files are chosen for work that others review without a name: what keeps it, and how it gets out (ASG-2). */
export function NamesInFiles({ files }: { files: Work['files'] }) {
  const text = useMessages(namesInFilesMessages);
  return (
    <>
      <p className={styles.facts}>{text.taken}</p>
      <p className={styles.facts}>{text.kept}</p>
      {files.map(({ id, name, isVoice }) => {
        const way = isVoice ? undefined : nameWayOf(name);
        return (
          way && (
            <Alert key={id} severity="warning">
              {text[way](name)}
            </Alert>
          )
        );
      })}
    </>
  );
}

import { useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import { composeMessages } from '../messages/compose.messages';
import styles from './PostForm.module.css';

/** Says where the words in the form come from, and takes them away on request. */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  const text = useMessages(composeMessages);
  return (
    <Alert severity="info">
      <div className={styles.restored}>
        {text.draft}
        <button type="button" className={styles.discard} onClick={onDiscard}>
          {text.discardDraft}
        </button>
      </div>
    </Alert>
  );
}

import { useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { restoredDraftMessages } from './restored-draft.messages';

/** Says where the words in the form come from, and takes them away on request. */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  const text = useMessages(restoredDraftMessages);
  return (
    <Alert
      severity="info"
      action={
        <Button variant="text" color="inherit" onClick={onDiscard}>
          {text.discard}
        </Button>
      }
    >
      {text.restored}
    </Alert>
  );
}

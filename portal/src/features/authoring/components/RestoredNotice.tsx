import { useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { courseEditorMessages } from '../messages/course-editor.messages';

/** The form began with what was not saved last time; it can be thrown away. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const text = useMessages(courseEditorMessages);
  return (
    <Alert severity="warning">
      {text.restored}{' '}
      <Button variant="text" color="inherit" onClick={onDiscard}>
        {text.discard}
      </Button>
    </Alert>
  );
}

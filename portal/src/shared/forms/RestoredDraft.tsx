import { defineMessages } from '@masar/i18n';
import { useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

const messages = defineMessages({
  ar: { restored: 'استعدنا ما كتبته من قبل ولم ترسله.', discard: 'حذف المسودة' },
  en: { restored: 'This is what you wrote before and did not send.', discard: 'Discard draft' },
});

/** Says where the words in the form come from, and takes them away on request. */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  const text = useMessages(messages);
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

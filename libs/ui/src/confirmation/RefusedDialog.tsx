import { Button } from '../controls/Button.tsx';
import { useMessages } from '../locale/LocaleProvider.tsx';
import { confirmationMessages } from './confirmation.messages.ts';
import styles from './IsItYouDialog.module.css';
import { QuestionDialog } from './QuestionDialog.tsx';

/** Tells who comes back from the identity provider that it did not vouch for them (AUTH-12). */
export function RefusedDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(confirmationMessages);
  return (
    <QuestionDialog title={text.refusedTitle} why={text.refused} onClose={onClose}>
      <div className={styles.actions}>
        <Button wide onClick={onClose}>
          {text.understood}
        </Button>
      </div>
    </QuestionDialog>
  );
}

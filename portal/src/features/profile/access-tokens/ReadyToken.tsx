import { CopyIcon, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { useToast } from '#shared/toasts/ToastProvider';
import profile from '../components/Profile.module.css';
import { accessTokenMessages } from './access-tokens.messages';
import styles from './AccessTokens.module.css';

/** The token itself, the only time that it is shown. */
export function ReadyToken({ token, onClose }: { token: string; onClose: () => void }) {
  const text = useMessages(accessTokenMessages);
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      toast({ title: text.copied, kind: 'success' });
    } catch {
      // Browsers refuse the clipboard to pages that aren't served securely.
      toast({ title: text.copyFailed, kind: 'destructive' });
    }
  };
  return (
    <Dialog title={text.readyTitle} onClose={onClose}>
      <div className={`${shell.stack16} ${profile.section}`}>
        <p>{text.ready}</p>
        <code dir="ltr" className={styles.token}>
          {token}
        </code>
        <div className={shell.row10}>
          <Button onClick={() => void copy()}>
            <CopyIcon size={18} />
            {text.copy}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {text.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

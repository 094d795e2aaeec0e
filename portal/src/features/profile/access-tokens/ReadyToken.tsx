import { shell, ShownOnce, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { useCopy } from '#shared/toasts/useCopy';
import profile from '../components/Profile.module.css';
import { accessTokenMessages } from './access-tokens.messages';

/** The token itself, the only time that it is shown. */
export function ReadyToken({ token, onClose }: { token: string; onClose: () => void }) {
  const text = useMessages(accessTokenMessages);
  const copy = useCopy(text);
  return (
    <Dialog title={text.readyTitle} onClose={onClose}>
      <div className={`${shell.stack16} ${profile.section}`}>
        <p>{text.ready}</p>
        <ShownOnce secret={token} copy={text.copy} onCopy={copy}>
          <Button variant="outlined" onClick={onClose}>
            {text.done}
          </Button>
        </ShownOnce>
      </div>
    </Dialog>
  );
}

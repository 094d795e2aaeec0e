import { saveFile, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { useCopy } from '#shared/toasts/useCopy';
import profile from '../components/Profile.module.css';
import { secondFactorMessages } from './second-factor.messages';
import styles from './SecondFactor.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The codes, the only time that they are shown. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = useMessages(secondFactorMessages);
  const copy = useCopy(text);
  const lines = codes.join('\n');
  return (
    <Dialog title={text.codesTitle} onClose={onClose}>
      <div className={`${shell.stack16} ${profile.section}`}>
        <p>{text.codesIntro}</p>
        <ul role="list" dir="ltr" className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={shell.row10}>
          <Button variant="outlined" onClick={() => copy(lines)}>
            {text.copy}
          </Button>
          <Button variant="outlined" onClick={() => saveFile(text.fileName, `${lines}\n`, 'text/plain')}>
            {text.download}
          </Button>
          <Button variant="outlined" onClick={() => window.print()}>
            {text.print}
          </Button>
        </div>
        <Button onClick={onClose}>{text.done}</Button>
      </div>
    </Dialog>
  );
}

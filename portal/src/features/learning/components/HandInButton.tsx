import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import type { HandingIn } from '../model/useHandIn';
import { paperMessages } from '../paper.messages';
import styles from './PaperSheet.module.css';
import { WaitingForServer } from './WaitingForServer';

/** The button that ends a paper, or that it waits for network and server (EVD-2). */
export function HandInButton({ handing, onClick }: { handing: HandingIn; onClick: () => void }) {
  const text = useMessages(paperMessages);
  if (handing.isAway)
    return (
      <WaitingForServer callOff={text.keepOn} onCallOff={handing.callOff}>
        {text.submitWaits}
      </WaitingForServer>
    );
  return (
    <Button className={styles.submit} disabled={!handing.isReady} loading={handing.isPending} onClick={onClick}>
      {text.submit}
    </Button>
  );
}

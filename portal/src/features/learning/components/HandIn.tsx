import { useLocale, useMessages } from '@masar/ui';
import { useState } from 'react';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import type { HandingIn } from '../model/useHandIn';
import { paperMessages } from '../paper.messages';
import { HandInButton } from './HandInButton';
import styles from './PaperSheet.module.css';

interface HandInProps {
  handing: HandingIn;
  /** Numbers of the questions without an answer, as they are shown. */
  open: readonly string[];
  /** Numbers of the flagged ones. */
  flagged: readonly string[];
  /** Another device may have answered meanwhile. */
  onAsk: () => void;
}

/** The end of a paper of which all is in view: what is unanswered and flagged is asked once (EVD-2). */
export function HandIn({ handing, open, flagged, onAsk }: HandInProps) {
  const text = useMessages(paperMessages);
  const { digits, format } = useLocale();
  const [isAsking, ask] = useState(false);
  const begin = () => {
    ask(true);
    onAsk();
  };
  return (
    <>
      <HandInButton handing={handing} onClick={begin} />
      {isAsking && !handing.isAway && (
        <ConfirmDialog
          title={text.submitTitle}
          confirm={text.submit}
          cancel={text.keepOn}
          busy={handing.isPending}
          tone="primary"
          onConfirm={() => handing.handIn(() => ask(false))}
          onCancel={() => ask(false)}
        >
          {open.length === 0 ? text.allAnswered : text.unanswered(open.length, digits)}
          {open.length > 0 && <span className={styles.which}>{text.which(open.length, format.list(open))}</span>}
          {flagged.length > 0 && (
            <span className={styles.which}>{text.whichFlagged(flagged.length, format.list(flagged))}</span>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

import { Button, Notice, shell, useMessages } from '@masar/ui';
import { restoredDraftMessages } from './restored-draft.messages';

interface OutdatedDraftProps {
  discard: () => void;
  keepMine: () => void;
}

/** What is saved has changed since somebody began to type: they choose which of both stays (REL-3). */
export function OutdatedDraft({ discard, keepMine }: OutdatedDraftProps) {
  const text = useMessages(restoredDraftMessages);
  return (
    <Notice kind="danger">
      <p>{text.outdated}</p>
      <div className={shell.row12}>
        <Button variant="secondary" onClick={discard}>
          {text.showSaved}
        </Button>
        <Button variant="secondary" onClick={keepMine}>
          {text.keepMine}
        </Button>
      </div>
    </Notice>
  );
}

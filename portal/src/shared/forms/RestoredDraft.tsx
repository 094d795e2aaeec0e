import { Button, Notice, useMessages } from '@masar/ui';
import { LeaveGuard } from '#shared/dialog/LeaveGuard';
import { restoredDraftMessages } from './restored-draft.messages';

interface RestoredDraftProps {
  isDirty: boolean;
  isGuarded?: boolean;
  wasRestored: boolean;
  discard: () => void;
}

/** Says where the words in the form come from, takes them away on request, and asks before they are left behind. */
export function RestoredDraft({ isDirty, isGuarded = false, wasRestored, discard }: RestoredDraftProps) {
  const text = useMessages(restoredDraftMessages);
  return (
    <>
      {isGuarded && <LeaveGuard when={isDirty} />}
      {wasRestored && (
        <Notice>
          {text.restored}{' '}
          <Button variant="quiet" onClick={discard}>
            {text.discard}
          </Button>
        </Notice>
      )}
    </>
  );
}

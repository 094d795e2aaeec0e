import { Button, Notice, useMessages } from '@masar/ui';
import { LeaveGuard } from '#shared/dialog/LeaveGuard';
import { OutdatedDraft } from './OutdatedDraft';
import { restoredDraftMessages } from './restored-draft.messages';

interface RestoredDraftProps {
  isDirty: boolean;
  isGuarded?: boolean;
  wasRestored: boolean;
  isOutdated: boolean;
  discard: () => void;
  keepMine: () => void;
}

/** Says where the words in the form come from, takes them away on request, and asks before they are left behind. */
export function RestoredDraft({ isDirty, isGuarded = false, wasRestored, isOutdated, ...choice }: RestoredDraftProps) {
  const text = useMessages(restoredDraftMessages);
  return (
    <>
      {isGuarded && <LeaveGuard when={isDirty} />}
      {wasRestored && isOutdated && <OutdatedDraft {...choice} />}
      {wasRestored && !isOutdated && (
        <Notice>
          {text.restored}{' '}
          <Button variant="quiet" onClick={choice.discard}>
            {text.discard}
          </Button>
        </Notice>
      )}
    </>
  );
}

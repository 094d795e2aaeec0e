import { Button, Notice, useMessages } from '@masar/ui';
import { restoredDraftMessages } from './restored-draft.messages';

interface RestoredDraftProps {
  wasRestored: boolean;
  discard: () => void;
}

/** Says where the words in the form come from, and takes them away on request. */
export function RestoredDraft({ wasRestored, discard }: RestoredDraftProps) {
  const text = useMessages(restoredDraftMessages);
  if (!wasRestored) return null;
  return (
    <Notice>
      {text.restored}{' '}
      <Button variant="quiet" onClick={discard}>
        {text.discard}
      </Button>
    </Notice>
  );
}

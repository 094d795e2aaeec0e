import { useMessages } from '@masar/ui';
import { useToast } from '#shared/toasts/ToastProvider';
import { secondFactorMessages } from './second-factor.messages';

/** Puts a text on the clipboard and says whether that worked. */
export function useCopy(): (content: string) => void {
  const text = useMessages(secondFactorMessages);
  const toast = useToast();
  return (content) => {
    // Browsers refuse the clipboard to pages that aren't served securely, where it may be missing altogether.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(content))
      .then(
        () => toast({ title: text.copied, kind: 'success' }),
        () => toast({ title: text.copyFailed, kind: 'destructive' }),
      );
  };
}

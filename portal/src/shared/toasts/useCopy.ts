import { useToast } from './ToastProvider';

/** Puts a text on the clipboard and says whether that worked. */
export function useCopy(text: { copied: string; copyFailed: string }): (content: string) => void {
  const toast = useToast();
  const copy = async (content: string) => {
    try {
      await navigator.clipboard.writeText(content);
      toast({ title: text.copied, kind: 'success' });
    } catch {
      // Browsers refuse the clipboard to pages that aren't served securely, where it may be missing altogether.
      toast({ title: text.copyFailed, kind: 'destructive' });
    }
  };
  return (content) => void copy(content);
}

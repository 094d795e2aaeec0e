import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { useToastOutlet } from '#shared/toasts/ToastProvider';

interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * Properties of a `<dialog>` that is modal as long as it is rendered: Escape and the back gesture call `onClose`, the
 * focus returns to where it was, and toasts appear above it.
 */
export function useModal(onClose: () => void): ModalProps {
  const dialog = useRef<HTMLDialogElement>(null);
  const openOutlet = useToastOutlet();

  // Closed while it still stands in the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const closeOutlet = openOutlet(element);
    return () => {
      closeOutlet();
      element.close();
    };
  }, [openOutlet]);

  const leave = (event: SyntheticEvent<HTMLDialogElement>) => {
    const { target, currentTarget, type } = event;
    // Events of a dialog within this one are not about it; and 'closed' may be old news of one that opened again.
    if (target !== currentTarget || (type === 'close' && currentTarget.open)) return;
    event.preventDefault();
    onClose();
  };
  return { ref: dialog, onCancel: leave, onClose: leave };
}

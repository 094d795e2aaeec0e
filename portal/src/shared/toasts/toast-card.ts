import { CheckIcon, InfoIcon, WarningIcon } from '@masar/ui';
import type { ShownToast } from './ToastProvider';

/** What every look of a toast takes. */
export interface ToastCardProps {
  toast: ShownToast;
  onDismiss: () => void;
}

export const toastIcons = { default: InfoIcon, success: CheckIcon, destructive: WarningIcon };

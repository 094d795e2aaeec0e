import { defineMessages } from '@masar/i18n';
import { CheckIcon, InfoIcon, WarningIcon } from '@masar/ui';
import type { ShownToast } from './ToastProvider';

/** What every look of a toast takes. */
export interface ToastCardProps {
  toast: ShownToast;
  onDismiss: () => void;
}

export const toastMessages = defineMessages({
  ar: { region: 'الإشعارات (F8)', close: 'إغلاق' },
  en: { region: 'Notifications (F8)', close: 'Close' },
});

export const toastIcons = { default: InfoIcon, success: CheckIcon, destructive: WarningIcon };

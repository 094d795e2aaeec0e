import { defineMessages, isOnAnotherClock } from '@masar/i18n';
import { useMessages } from '@masar/ui';

const messages = defineMessages({ ar: { zone: 'بتوقيت بغداد' }, en: { zone: 'Baghdad time' } });

/** Beside a moment on pages of the signed-in: whose clock it is told by, where the reader's shows another time (I18N-1). */
export function ZoneNote({ at }: { at: string }) {
  const text = useMessages(messages);
  return isOnAnotherClock(at) ? <span>{text.zone}</span> : null;
}

import type { Sent } from '@masar/domain';
import { type ErrorCode, errorTexts } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { useToast } from '#shared/toasts/ToastProvider';
import { roomMessages } from '../messages/room.messages';

const isErrorCode = (code: string): code is ErrorCode => code in errorTexts.ar;

/** The words of a failure code that came over the line. */
export function useCodeText(): (code: string) => string | undefined {
  const { language } = useLocale();
  return (code) => (isErrorCode(code) ? errorTexts[language][code] : undefined);
}

/** Tells when something did not work; answers whether it did. */
export function useSent(): (sending: Promise<Sent>) => Promise<boolean> {
  const text = useMessages(roomMessages);
  const toast = useToast();
  const codeText = useCodeText();
  return async (sending) => {
    const sent = await sending;
    if (!sent.isDone) toast({ title: text.failed, description: codeText(sent.code), kind: 'destructive' });
    return sent.isDone;
  };
}

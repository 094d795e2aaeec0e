import { fileFrom } from '@masar/contracts';
import { saveFile, useLocale, useMessages } from '@masar/ui';
import { type MouseEvent, type ReactNode } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { downloadsMessages } from './downloads.messages';

interface FileLinkProps {
  address: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a file that the server makes; where it is refused, the reader is told why instead of finding no file. */
export function FileLink({ address, className, children }: FileLinkProps) {
  const text = useMessages(downloadsMessages);
  const { language } = useLocale();
  const notifyFailure = useFailureNotice();

  const save = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const { name, content } = await fileFrom(new URL(address, window.location.origin).href, language);
      saveFile(name, content);
    } catch (error) {
      notifyFailure(error, { title: text.failed });
    }
  };

  return (
    <a className={className} href={address} download onClick={(event) => void save(event)}>
      {children}
    </a>
  );
}

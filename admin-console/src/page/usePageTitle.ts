import { useMessages } from '@masar/ui';
import { useEffect } from 'react';
import { pageMessages } from './page.messages';

/** The document's title follows the screen and the language. */
export function usePageTitle(title: string): void {
  const { console: place } = useMessages(pageMessages);
  useEffect(() => {
    document.title = `${title} · ${place}`;
  }, [title, place]);
}

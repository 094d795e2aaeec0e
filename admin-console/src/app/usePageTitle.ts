import { useEffect } from 'react';
import { useMessages } from '@masar/ui';
import { layoutMessages } from './layout/layout.messages';

/** The document's title follows the screen and the language. */
export function usePageTitle(title: string): void {
  const { console: place } = useMessages(layoutMessages);
  useEffect(() => {
    document.title = `${title} · ${place}`;
  }, [title, place]);
}

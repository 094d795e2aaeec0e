import { useEffect } from 'react';
import { defineMessages } from '@masar/i18n';
import { useMessages } from '@masar/ui';

const messages = defineMessages({ ar: { site: 'مسار' }, en: { site: 'Masar' } });

/** Keeps the document's title at `<page> · مسار`, in the language of the page (NAV-1). */
export function usePageTitle(title: string): void {
  const { site } = useMessages(messages);
  useEffect(() => {
    document.title = title ? `${title} · ${site}` : site;
  }, [title, site]);
}

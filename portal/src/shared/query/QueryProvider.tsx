import { useLocale } from '@masar/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useUnauthorizedNotice } from '#shared/failure/useUnauthorizedNotice';
import { adoptPageData, type PageData } from './page-data';
import { createQueryClient } from './query-client';

interface QueryProviderProps {
  /** Answers that the page came with. */
  data?: PageData | undefined;
  children: ReactNode;
}

export function QueryProvider({ data = [], children }: QueryProviderProps) {
  const onUnauthorized = useUnauthorizedNotice();
  const [client] = useState(() => {
    const created = createQueryClient({ onUnauthorized });
    adoptPageData(created, data);
    return created;
  });
  const { language } = useLocale();
  const readIn = useRef(language);
  useEffect(() => {
    if (readIn.current === language) return;
    readIn.current = language;
    // Names of people come in the reader's script (PRF-1).
    void client.invalidateQueries();
  }, [client, language]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

import { useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
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
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

import { useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useUnauthorizedNotice } from '#shared/failure/useUnauthorizedNotice';
import { createQueryClient } from './query-client';

export function QueryProvider({ children }: { children: ReactNode }) {
  const onUnauthorized = useUnauthorizedNotice();
  const [client] = useState(() => createQueryClient({ onUnauthorized }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

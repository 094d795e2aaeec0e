import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks again for what news have changed. A first answer that is still on its way may be older than the news and would
 * count as fresh, so it is given up for a new one.
 */
export async function askAnew(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

import type { components } from '@masar/contracts';
import { queryOptions } from '@tanstack/react-query';
import { httpClient } from '../providers/http-client';

export type FirstDay = components['schemas']['FirstDayResponse'];
export type FirstDayStep = FirstDay['steps'][number]['step'];

const address = '/api/admin/first-day';

/** What the site still needs, read anew whenever it is shown. */
export const firstDay = queryOptions({
  queryKey: ['first-day'],
  queryFn: async () => (await httpClient(address)).json as FirstDay,
  staleTime: 0,
});

export const openStarterForums = () => httpClient(`${address}/forums`, { method: 'POST' });
export const sendTrialMail = () => httpClient(`${address}/mailbox-mail`, { method: 'POST' });
export const proveMailbox = (code: string) =>
  httpClient(`${address}/mailbox-proof`, { method: 'POST', body: JSON.stringify({ code }) });

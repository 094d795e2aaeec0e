import { httpClient } from '../providers/http-client';
import type { Delivery, Webhook } from './webhook';

const base = '/api/webhooks';

async function call<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
  const { json } = await httpClient(`${base}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  return json as Answer;
}

/** Webhooks speak the dialect of the API for integrators, not that of the console's lists (API-5). */
export const webhookCalls = {
  all: () => call<Webhook[]>(''),
  one: (id: string) => call<Webhook>(`/${id}`),
  add: (body: Pick<Webhook, 'name' | 'url' | 'events'>) => call<Webhook & { secret: string }>('', 'POST', body),
  change: (id: string, body: Partial<Webhook>) => call<Webhook>(`/${id}`, 'PATCH', body),
  remove: (id: string) => call<undefined>(`/${id}`, 'DELETE'),
  ping: (id: string) => call<{ id: string }>(`/${id}/ping`, 'POST'),
  renewSecret: (id: string) => call<{ secret: string }>(`/${id}/secret`, 'POST'),
  deliveries: (id: string, status: Delivery['status'] | 'all', limit: number) =>
    call<Delivery[]>(`/${id}/deliveries?limit=${limit}${status === 'all' ? '' : `&status=${status}`}`),
  sendAgain: (id: string, deliveryId: string) => call<{ id: string }>(`/${id}/deliveries/${deliveryId}/again`, 'POST'),
};

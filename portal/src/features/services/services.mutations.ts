import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { dataOf } from '@masar/contracts';
import { api } from '#shared/api/api';
import type { NewService, Service, ServiceChange } from './service-answers';
import { serviceQueries } from './services.queries';

function takeOver(client: QueryClient, service: Service): void {
  void client.invalidateQueries({ queryKey: serviceQueries.all() });
  client.setQueryData(serviceQueries.detail(service.id).queryKey, service);
}

/** Offers a service; sent again under the same key it is offered once (REL-3). */
export function useOfferService() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: NewService; key: string }) =>
      dataOf(api.POST('/api/services', { params: { header: { 'Idempotency-Key': key } }, body })),
    onSuccess: (service) => takeOver(client, service),
  });
}

/** Changes a service, pauses it or offers it again. */
export function useEditService(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ServiceChange) => dataOf(api.PATCH('/api/services/{id}', { params: { path: { id } }, body })),
    onSuccess: (service) => takeOver(client, service),
  });
}

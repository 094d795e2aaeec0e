import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { dataOf } from '@masar/contracts';
import { api } from '#shared/api/api';
import type { NewOpportunity, Opportunity, OpportunityChange } from './opportunity-answers';
import { opportunityQueries } from './opportunities.queries';

function takeOver(client: QueryClient, opportunity: Opportunity): void {
  void client.invalidateQueries({ queryKey: opportunityQueries.all() });
  client.setQueryData(opportunityQueries.detail(opportunity.id).queryKey, opportunity);
}

/** Posts an opportunity; sent again under the same key it is posted once (REL-3). */
export function usePostOpportunity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: NewOpportunity; key: string }) =>
      dataOf(api.POST('/api/opportunities', { params: { header: { 'Idempotency-Key': key } }, body })),
    onSuccess: (opportunity) => takeOver(client, opportunity),
  });
}

/** Changes an opportunity, closes it or opens it again. */
export function useEditOpportunity(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OpportunityChange) =>
      dataOf(api.PATCH('/api/opportunities/{id}', { params: { path: { id } }, body })),
    onSuccess: (opportunity) => takeOver(client, opportunity),
  });
}

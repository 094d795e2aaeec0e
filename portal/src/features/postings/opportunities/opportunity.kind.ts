import { type Answer, dataOf, type Payload } from '@masar/contracts';
import { governorateIds, opportunityTypes } from '@masar/domain';
import { api } from '#shared/api/api';
import { paths } from '#shared/navigation/paths';
import type { PostingKind } from '../posting-kind';

export type Opportunity = Answer<'/api/opportunities/{id}', 'get'>;
export type NewOpportunity = Payload<'/api/opportunities', 'post'>;
export type OpportunityChange = Payload<'/api/opportunities/{id}', 'patch'>;

const choices = { type: opportunityTypes, governorate: governorateIds };

/** Volunteering, internships and jobs of organisations (OPP-1). */
export const opportunityKind: PostingKind<{
  one: Opportunity;
  listed: Opportunity;
  added: NewOpportunity;
  changed: OpportunityChange;
  choices: typeof choices;
}> = {
  kind: 'opportunity',
  list: paths.opportunities,
  page: paths.opportunity,
  choices,
  calls: {
    list: (query) => api.GET('/api/opportunities', { params: { query } }),
    one: (id) => dataOf(api.GET('/api/opportunities/{id}', { params: { path: { id } } })),
    add: (body, key) =>
      dataOf(api.POST('/api/opportunities', { params: { header: { 'Idempotency-Key': key } }, body })),
    change: (id, body) => dataOf(api.PATCH('/api/opportunities/{id}', { params: { path: { id } }, body })),
  },
};

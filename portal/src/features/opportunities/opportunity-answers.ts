import type { Answer, Payload } from '@masar/contracts';

export type Opportunity = Answer<'/api/opportunities/{id}', 'get'>;
export type NewOpportunity = Payload<'/api/opportunities', 'post'>;
export type OpportunityChange = Payload<'/api/opportunities/{id}', 'patch'>;

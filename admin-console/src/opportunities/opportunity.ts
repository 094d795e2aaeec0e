import type { components } from '@masar/contracts';

export type Opportunity = components['schemas']['OpportunityRecord'];

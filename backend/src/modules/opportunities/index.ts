/** Front door of the opportunities module. */
export type { OpportunitiesTables } from './opportunities.tables.js';
export * from './hours/hours.events.js';
export { OpportunitiesModule } from './opportunities.module.js';
export { EditOpportunityDto, PostOpportunityDto } from './opportunity.dto.js';
export { opportunityKind } from './opportunity.kind.js';

import { PostingNotFound } from '#modules/postings';
import { recordController } from '../records/record-controller.js';
import { OpportunitiesResource, opportunityListing } from './opportunities.resource.js';
import { ChangeOpportunityRecordDto, CreateOpportunityRecordDto } from './opportunity.dto.js';
import { OpportunityRecord } from './opportunity.record.js';

export { OpportunitiesResource };
export const OpportunitiesController = recordController({
  listing: opportunityListing,
  resource: OpportunitiesResource,
  record: OpportunityRecord,
  nouns: ['opportunity', 'opportunities'],
  create: CreateOpportunityRecordDto,
  change: ChangeOpportunityRecordDto,
  fails: [PostingNotFound],
});

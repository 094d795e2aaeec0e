import { deadlineOn, given, governorateIn, orNothing, postingKind } from '#modules/postings';
import { InvalidInput } from '#platform/errors/platform.errors';
import { ApplicationSchema } from './application.entity.js';
import type { EditOpportunityDto } from './opportunity.dto.js';
import { type Opportunity, OpportunitySchema } from './opportunity.entity.js';

/** Volunteering, internships and jobs of organisations (OPP-1). */
export const opportunityKind = postingKind<Opportunity, EditOpportunityDto>({
  kind: 'opportunity',
  schema: OpportunitySchema,
  applications: ApplicationSchema,
  places: { postingColumn: 'opportunity_id', moveColumn: 'application_id' },
  unscreened: ['governorate', 'startTime'],
  organization: 'company',
  closing: { lastDay: 'endDate', deadline: 'applicationDeadline', task: 'opportunities.close-ended', minute: 7 },
  columnsOf: ({ type, location, startDate, endDate, startTime, totalHours, applicationDeadline }) =>
    given({
      type: type ?? undefined,
      governorate: governorateIn(location),
      startDate,
      endDate,
      startTime: orNothing(startTime),
      totalHours: orNothing(totalHours),
      applicationDeadline: deadlineOn(applicationDeadline),
    }),
  // Days as written, e.g. 2026-05-31, so that their order is that of their letters.
  refuse: ({ startDate, endDate }) => {
    if (!startDate || !endDate || endDate >= startDate) return;
    throw new InvalidInput({}, { fields: [{ field: 'endDate', code: 'field.ends_before_start' }] });
  },
});

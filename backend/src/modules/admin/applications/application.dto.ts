import { postingLimits, serviceRequestStatuses } from '@masar/domain';
import { OneOf, Text } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

/** Moves an application on as its lifecycle allows (OPP-3). */
export class ChangeApplicationDto {
  @Version() version?: string;
  @OneOf(serviceRequestStatuses, { optional: true, description: 'in_review, accepted, rejected or completed' })
  status?: string;
  @Text({ optional: true, max: postingLimits.noteMaximum, multiline: true, description: 'Read by both sides' })
  note?: string;
}

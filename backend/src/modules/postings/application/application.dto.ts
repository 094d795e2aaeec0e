import {
  type ApplicationAction,
  applicationActions,
  type ApplicationKind,
  applicationKinds,
  type ApplicationStatus,
  postingLimits,
  serviceRequestStatuses,
} from '@masar/domain';
import { OneOf, Text } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';

export class ListApplicantsQuery extends PageQuery {
  @OneOf(serviceRequestStatuses, { optional: true }) status?: ApplicationStatus;
}

export class ListApplicationsQuery extends ListApplicantsQuery {
  @OneOf(applicationKinds, { optional: true, description: 'All kinds when missing' }) kind?: ApplicationKind;
}

export class MoveApplicationDto {
  @OneOf(applicationActions, { description: 'One of its `actions`' }) action!: ApplicationAction;
  @Text({ optional: true, max: postingLimits.noteMaximum, multiline: true, description: 'Read by both sides' })
  note?: string;
}

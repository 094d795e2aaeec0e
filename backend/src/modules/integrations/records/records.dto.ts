import { Moment, Uuid } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';

/** Pages of records in the order of their last change, the oldest change first (API-8). */
export class ChangesQuery extends PageQuery {
  @Moment({
    optional: true,
    description:
      'Only what changed at this moment or later. Go back some minutes behind your latest `updatedAt`: a change shows when it is finished, under the moment at which it began',
    example: '2026-01-31T09:30:00Z',
  })
  updatedSince?: string;
}

/** Of enrolments and certificates, which belong to a person and a course. */
export class LearningChangesQuery extends ChangesQuery {
  @Uuid({ optional: true, description: 'Only of this person' }) userId?: string;
  @Uuid({ optional: true, description: 'Only in this course' }) courseId?: string;
}
